-- name: adopted_claim
-- claim_next where some of the queues stand in adopted tables: Intray's own queues come first, then the tables in the
-- order in which they were named.
CREATE OR REPLACE FUNCTION intray.adopted_claim(queues jsonb, count bigint, lock uuid, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET jit = off AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    own jsonb := coalesce((SELECT pg_catalog.jsonb_agg(name ORDER BY place)
                           FROM pg_catalog.jsonb_array_elements_text(queues) WITH ORDINALITY AS one (name, place)
                           WHERE NOT EXISTS (SELECT 1 FROM intray.queue JOIN intray.adopted ON queue_id = id
                                             WHERE queue.name = one.name)), '[]');
    wanted bigint := greatest(1, count);
    taken bigint := 0;
    refused bigint := 0;
    its intray.adopted;
    got bigint[];
    answer text;
BEGIN
    IF NOT intray.may_work(who) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    IF own <> '[]' THEN
        answer := intray.claim_next(own, wanted, lock, workstation);
        IF answer::json ->> 'refused' IS NOT NULL THEN
            RETURN answer;
        END IF;
    END IF;
    PERFORM pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(lock::text, CLAIM_LOCKS));
    taken := coalesce(pg_catalog.json_array_length(intray.items_of_lock(who, lock)), 0);
    IF taken > coalesce(pg_catalog.json_array_length(answer::json -> 'items'), 0) THEN
        RETURN intray.claim_json(wanted, lock, intray.items_of_lock(who, lock), 'none', 0, NULL, NULL, at);
    END IF;
    FOR its IN
        SELECT adopted.* FROM pg_catalog.jsonb_array_elements_text(queues) WITH ORDINALITY AS one (name, place)
        JOIN intray.queue ON queue.name = one.name AND queue.paused = 0 AND intray.may_take(who, queue.id)
        JOIN intray.adopted ON adopted.queue_id = queue.id
        ORDER BY place
    LOOP
        EXIT WHEN taken >= wanted;
        PERFORM intray.follow_their_setting(its);
        got := intray.take_free_rows(
            who, its, least(wanted - taken,
                            (SELECT intray.free_locks(who, id, locks_per_user) FROM intray.queue WHERE id = its.queue_id)),
            lock, workstation, at);
        taken := taken + got[1];
        refused := refused + got[2];
        PERFORM intray.tell_change(its.queue_id);
    END LOOP;
    IF taken >= wanted THEN
        RETURN intray.claim_json(wanted, lock, intray.items_of_lock(who, lock), 'none', 0, NULL, NULL, at);
    END IF;
    answer := intray.adopted_shortage(who, queues, wanted, lock, at);
    IF refused > 0 THEN
        answer := answer::jsonb || '{"shortage": "table_refuses"}';
    END IF;
    RETURN answer;
END
$fn$

-- name: take_free_rows
-- Takes the first free rows of an adopted table, in the table first: a row that is taken there cannot be taken by
-- anybody else, whatever program they use. How many, and how many the table did not let it lock: those are passed over,
-- at most 20 of them. Looks without locking for a few more than are wanted, locks those
-- that are still free, and looks further only while others are just taking all that was seen. Waits for nobody:
-- neither for a row nor for an item, so that whoever locks them the other way round can wait for this.
CREATE OR REPLACE FUNCTION intray.take_free_rows(
    who intray."user", its intray.adopted, wanted bigint, lock uuid, station text, at timestamptz) RETURNS bigint[]
LANGUAGE plpgsql AS $fn$
DECLARE
    taken bigint := 0;
    refused bigint := 0;
    rows jsonb;
    most bigint := wanted + 15;
    seen text[];
    keys text[];
    got text[];
    in_the_way text[] := '{}';
    is_all boolean;
BEGIN
    WHILE taken < wanted LOOP
        seen := intray.free_in_adopted(its, 'candidates', who, lock, NULL, most);
        keys := intray.lock_free_rows(its, who, lock, intray.without(seen, in_the_way), wanted - taken);
        rows := intray.locked_rows(its, who, intray.lock_items_of(its, keys, at), lock, 20 - refused);
        got := intray.take_rows(who, its, pg_catalog.jsonb_path_query_array(rows, '$[*] ? (!exists(@.refused))'), lock,
                                station, at);
        refused := refused + pg_catalog.jsonb_array_length(
            pg_catalog.jsonb_path_query_array(rows, '$[*] ? (exists(@.refused))'));
        in_the_way := in_the_way || intray.without(keys, got);
        is_all := pg_catalog.cardinality(seen) < most AND pg_catalog.cardinality(keys) < wanted - taken;
        taken := taken + pg_catalog.cardinality(got);
        EXIT WHEN is_all OR refused >= 20;
        IF keys = '{}' THEN
            most := most * 4;
        END IF;
    END LOOP;
    RETURN ARRAY[taken, refused];
END
$fn$

-- name: lock_free_rows
-- Of rows that were free when they were looked for, the first that still are and that nobody else is just writing; they
-- stay locked for this transaction. Where a lock table is used, taking the lock decides.
CREATE OR REPLACE FUNCTION intray.lock_free_rows(
    its intray.adopted, who intray."user", lock uuid, seen text[], most bigint) RETURNS text[] LANGUAGE plpgsql AS $fn$
BEGIN
    IF seen = '{}' OR NOT its.statements ? 'lock_free' THEN
        RETURN seen[1 : least(most, 1000)::integer];
    END IF;
    RETURN intray.free_in_adopted(its, 'lock_free', who, lock, seen, most);
END
$fn$

-- name: lock_items_of
-- Of these keys those whose items nobody else is just writing and that were not put aside meanwhile, or that have no
-- item yet. The items stay locked for this transaction, and until its end no list makes new ones (adopted_page).
CREATE OR REPLACE FUNCTION intray.lock_items_of(its intray.adopted, keys text[], at timestamptz) RETURNS text[]
LANGUAGE plpgsql AS $fn$
DECLARE
    known text[];
    ready text[];
BEGIN
    PERFORM 1 FROM intray.turn WHERE queue_id = its.queue_id AND kind = 'list' FOR SHARE;
    known := ARRAY(SELECT key FROM intray.item WHERE queue_id = its.queue_id AND key = ANY (keys));
    IF known = '{}' THEN
        RETURN keys;
    END IF;
    ready := ARRAY(
        SELECT key FROM intray.item
        WHERE queue_id = its.queue_id AND key = ANY (known) AND state <> 'dismissed'
          AND (state <> 'failed' OR its.layout ->> 'failed' <> '')
          AND (state <> 'done' OR its.layout ->> 'state' <> '') AND (state <> 'open' OR available_at <= at)
        FOR NO KEY UPDATE SKIP LOCKED);
    RETURN intray.without(keys, intray.without(known, ready));
END
$fn$

-- name: take_rows
-- Writes the lock of rows that were locked in an adopted table (locked_rows) into their items, which this transaction has
-- locked or makes now. The keys of those that were got.
CREATE OR REPLACE FUNCTION intray.take_rows(
    who intray."user", its intray.adopted, rows jsonb, lock uuid, station text, at timestamptz) RETURNS text[]
LANGUAGE plpgsql AS $fn$
DECLARE
    it intray.item;
    items bigint[] := '{}';
    got text[] := '{}';
BEGIN
    IF rows = '[]' THEN
        RETURN got;
    END IF;
    PERFORM intray.items_of_adopted(who, its.queue_id, rows, station, at);
    FOR it IN SELECT item.* FROM pg_catalog.jsonb_array_elements(rows) AS taken (row)
              JOIN intray.item ON item.queue_id = its.queue_id AND item.key = row ->> 'k' LOOP
        DELETE FROM intray.adopted_lock WHERE item_id = it.id AND it.state = 'locked';
        IF it.state = 'locked' THEN
            PERFORM intray.free_adopted_item(who, it, station, at);
        END IF;
        items := items || it.id;
        got := got || it.key;
    END LOOP;
    PERFORM intray.note_locks(its, rows, lock);
    FOR it IN SELECT * FROM intray.item WHERE id = ANY (items) AND state <> 'open' LOOP
        PERFORM intray.free_adopted_item(who, it, station, at);
    END LOOP;
    PERFORM intray.give(who, items, lock, station, at);
    RETURN got;
END
$fn$

-- name: locked_rows
-- Takes rows of an adopted table: what stands in those that were taken, in the order of their keys here, and the keys of
-- those that the table refuses to have locked, at most so many.
CREATE OR REPLACE FUNCTION intray.locked_rows(
    its intray.adopted, who intray."user", keys text[], lock uuid, most_refused bigint)
RETURNS jsonb LANGUAGE plpgsql AS $fn$
DECLARE
    rows jsonb := '[]';
    refused bigint := 0;
    one text;
BEGIN
    IF keys <> '{}' AND its.statements ? 'take_locked' THEN
        BEGIN
            RETURN coalesce(nullif(intray.asked_of_table(
                pg_catalog.concat(
                    'WITH taken AS (', its.statements ->> 'take_locked', ') SELECT pg_catalog.jsonb_agg(',
                    'pg_catalog.jsonb_build_object(''k'', k, ''record'', record::jsonb, ''lock_time'', lock_time) ',
                    'ORDER BY pg_catalog.array_position($11::text[], k)) AS rows FROM taken'),
                keys::text, who.name, lock::text, '', '{}',
                (SELECT lock_seconds FROM intray.queue WHERE id = its.queue_id), 0, its.queue_id, '', '', keys) -> 'rows',
                'null'), '[]');
        EXCEPTION WHEN SQLSTATE 'IN001' THEN
            NULL; -- One of them is refused, which is found below.
        END;
    END IF;
    FOREACH one IN ARRAY keys LOOP
        EXIT WHEN refused >= most_refused;
        BEGIN
            IF intray.run_adopted(its, 'take', one, ROW(0, lock, '')::intray.adopted_lock, who.name, '{}') > 0 THEN
                rows := rows || (intray.read_adopted(its, one) || pg_catalog.jsonb_build_object('k', one));
            END IF;
        EXCEPTION WHEN SQLSTATE 'IN001' THEN
            IF SQLERRM::jsonb ->> 'refused' <> 'table_refused' OR SQLERRM::jsonb ->> 'why' = 'too_long' THEN
                RAISE; -- No other row would take it either.
            END IF;
            rows := rows || pg_catalog.jsonb_build_object('k', one, 'refused', true);
            refused := refused + 1;
        END;
    END LOOP;
    RETURN rows;
END
$fn$

-- name: note_locks
-- Notes that an adopted table holds rows for this lock, and what stands in them now.
CREATE OR REPLACE FUNCTION intray.note_locks(its intray.adopted, rows jsonb, lock uuid) RETURNS void
LANGUAGE plpgsql AS $fn$
BEGIN
    WITH taken AS (
        SELECT item.id, row ->> 'lock_time' AS lock_time, row -> 'record' AS record
        FROM pg_catalog.jsonb_array_elements(rows) AS one (row)
        JOIN intray.item ON item.queue_id = its.queue_id AND item.key = row ->> 'k'
    ), noted AS (
        INSERT INTO intray.adopted_lock (item_id, lock_id, lock_time) SELECT id, lock, lock_time FROM taken
        ON CONFLICT (item_id) DO UPDATE SET lock_id = excluded.lock_id, lock_time = excluded.lock_time
    )
    UPDATE intray.record SET current = taken.record FROM taken
    WHERE record.item_id = taken.id AND coalesce(record.current, record.imported) IS DISTINCT FROM taken.record;
END
$fn$

-- name: adopted_shortage
-- shortage_json, with what other programs hold.
CREATE OR REPLACE FUNCTION intray.adopted_shortage(
    who intray."user", queues jsonb, wanted bigint, lock uuid, at timestamptz) RETURNS text LANGUAGE plpgsql AS $fn$
DECLARE
    answer jsonb := intray.shortage_json(who, queues, wanted, lock, at)::jsonb;
    held bigint := 0;
    each bigint;
BEGIN
    IF answer ->> 'shortage' NOT IN ('empty', 'later', 'all_held') THEN
        RETURN answer;
    END IF;
    FOR each IN
        SELECT queue.id FROM pg_catalog.jsonb_array_elements_text(queues) AS one (name)
        JOIN intray.queue ON queue.name = one.name JOIN intray.adopted ON adopted.queue_id = queue.id
    LOOP
        held := held + (intray.count_adopted(each) ->> 'held')::bigint - intray.held_in(who, each);
    END LOOP;
    IF held > 0 THEN
        answer := answer || pg_catalog.jsonb_build_object('shortage', 'all_held', 'held_by_others', held);
    END IF;
    RETURN answer;
END
$fn$

-- name: follow_their_setting
-- Where their own setting says how long a lock is good, the queue's rule follows it.
CREATE OR REPLACE FUNCTION intray.follow_their_setting(its intray.adopted) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    minutes numeric;
BEGIN
    IF its.statements ->> 'age' <> '' THEN
        minutes := intray.asked_of_table(its.statements ->> 'age', '', '', '', '', '{}', 0, 0, its.queue_id, '', '',
                                         NULL) ->> 'minutes';
        UPDATE intray.queue
        SET lock_seconds = minutes * 60, longest_hold_seconds = greatest(longest_hold_seconds, minutes * 60),
            change = change + 1
        WHERE id = its.queue_id AND minutes > 0 AND lock_seconds <> minutes * 60;
        IF FOUND THEN
            PERFORM intray.tell_rules('queue', 'followed', name, '') FROM intray.queue WHERE id = its.queue_id;
        END IF;
    END IF;
END
$fn$
