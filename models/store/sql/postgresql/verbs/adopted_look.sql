-- name: adopted_look
-- Takes note of the locks that other programs have written into adopted tables, and of those that they have ended. Whoever
-- reads the records of a queue may do so: it changes nothing that the table does not say.
CREATE OR REPLACE FUNCTION intray.adopted_look(workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
SET jit = off AS $fn$
DECLARE
    who intray."user" := intray.me();
    its intray.adopted;
    one text;
BEGIN
    FOR its IN SELECT * FROM intray.adopted
               WHERE queue_id = ANY (coalesce(intray.my_record_queues(), '{}')) AND statements ? 'locked' ORDER BY queue_id LOOP
        BEGIN
            FOREACH one IN ARRAY intray.rows_to_note(its) LOOP
                PERFORM intray.note_table_lock(who, its, one, workstation);
            END LOOP;
        EXCEPTION WHEN SQLSTATE 'IN001' THEN
            NULL; -- This table is not as it was adopted, as its numbers tell; the other queues go on.
        END;
    END LOOP;
    RETURN '{}';
END
$fn$

-- name: rows_to_note
-- The keys of rows whose lock is another than Intray knows.
CREATE OR REPLACE FUNCTION intray.rows_to_note(its intray.adopted) RETURNS text[] LANGUAGE plpgsql AS $fn$
DECLARE
    rows jsonb := intray.locks_in_table(its, 'locked', '');
BEGIN
    RETURN ARRAY(
        SELECT coalesce(seen.k, known.key)
        FROM pg_catalog.jsonb_to_recordset(rows) AS seen (k text, lock_time text, holder text)
        FULL JOIN (SELECT item.key, item.lock_user, coalesce(noted.lock_time, '') AS lock_time
                   FROM intray.item LEFT JOIN intray.adopted_lock AS noted ON noted.item_id = item.id
                   WHERE item.queue_id = its.queue_id AND item.state = 'locked') AS known ON known.key = seen.k
        WHERE seen.k IS NULL OR known.key IS NULL OR seen.lock_time <> known.lock_time
              OR coalesce(seen.holder, known.lock_user) <> known.lock_user
        ORDER BY 1);
END
$fn$

-- name: locks_in_table
-- The locks that stand in an adopted table: of all rows, or of one.
CREATE OR REPLACE FUNCTION intray.locks_in_table(its intray.adopted, statement text, key text) RETURNS jsonb
LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN coalesce(nullif(intray.asked_of_table(
        pg_catalog.concat('SELECT pg_catalog.jsonb_agg(pg_catalog.to_jsonb(seen)) AS rows FROM (',
                          its.statements ->> statement, ') AS seen'),
        key, '', '', '', '{}', (SELECT lock_seconds FROM intray.queue WHERE id = its.queue_id), 0, its.queue_id, '', '',
        NULL) -> 'rows', 'null'), '[]');
END
$fn$

-- name: note_table_lock
-- Ends what Intray knew of a row's lock, and notes the one that stands there now. Waits for nobody: an item that is just
-- being written is looked at the next time. While this holds the item, no operation of Intray changes the row.
CREATE OR REPLACE FUNCTION intray.note_table_lock(who intray."user", its intray.adopted, its_key text, station text)
RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    row jsonb;
    lock jsonb;
    it intray.item;
BEGIN
    IF NOT EXISTS (SELECT 1 FROM intray.item WHERE queue_id = its.queue_id AND key = its_key) THEN
        PERFORM 1 FROM intray.turn WHERE queue_id = its.queue_id AND kind = 'list' FOR NO KEY UPDATE;
        row := intray.read_adopted(its, its_key);
        IF row IS NULL THEN
            RETURN;
        END IF;
        PERFORM intray.items_of_adopted(who, its.queue_id, pg_catalog.jsonb_build_array(
            pg_catalog.jsonb_build_object('k', its_key, 'record', row -> 'record')), station, at);
    END IF;
    SELECT * INTO it FROM intray.item WHERE queue_id = its.queue_id AND key = its_key FOR NO KEY UPDATE SKIP LOCKED;
    IF it.id IS NULL THEN
        RETURN;
    END IF;
    PERFORM intray.take_out_own_lock(its, it);
    row := intray.read_adopted(its, its_key);
    lock := intray.locks_in_table(its, 'locked_row', its_key) -> 0;
    IF it.state = 'locked' AND lock IS NOT NULL AND it.lock_user = coalesce(lock ->> 'holder', it.lock_user)
            AND EXISTS (SELECT 1 FROM intray.adopted_lock
                        WHERE item_id = it.id AND lock_time = lock ->> 'lock_time') THEN
        RETURN;
    END IF;
    IF it.state NOT IN ('open', 'locked') AND lock IS NOT NULL THEN
        -- Opened there again by whoever holds it now: noted first, so that Intray does not open it once more.
        PERFORM intray.note_locks(its, pg_catalog.jsonb_build_array(
            row || lock || pg_catalog.jsonb_build_object('k', its_key)), pg_catalog.gen_random_uuid());
        PERFORM intray.free_adopted_item(who, it, station, at);
    ELSIF it.state = 'locked' OR lock IS NOT NULL THEN
        DELETE FROM intray.adopted_lock WHERE item_id = it.id;
        PERFORM intray.lose_adopted_item(who, it, CASE WHEN lock IS NULL THEN row END, station, at);
    END IF;
    IF lock IS NOT NULL THEN
        PERFORM intray.hold_as_in_table(
            its, it, row || lock || pg_catalog.jsonb_build_object('by', lock ->> 'holder'), at);
    END IF;
    PERFORM intray.tell_change(its.queue_id);
END
$fn$

-- name: take_out_own_lock
-- Takes Intray's own lock out of a row where another program has put back the state alone. What the table refuses, or
-- somebody is just writing, stays.
CREATE OR REPLACE FUNCTION intray.take_out_own_lock(its intray.adopted, it intray.item) RETURNS void LANGUAGE plpgsql
SET lock_timeout = '1ms' AS $fn$
DECLARE
    known intray.adopted_lock;
BEGIN
    IF it.state <> 'locked' OR it.lock_workstation = '' THEN
        RETURN; -- other programs name no workstation
    END IF;
    SELECT * INTO known FROM intray.adopted_lock WHERE item_id = it.id;
    PERFORM intray.run_adopted(its, 'take_out', it.key, known, it.lock_user, '{}');
EXCEPTION WHEN SQLSTATE 'IN001' OR lock_not_available THEN
    NULL;
END
$fn$

-- name: hold_as_in_table
-- The item of a row is held as the table says: by whom, and for as long as the queue allows from then on.
CREATE OR REPLACE FUNCTION intray.hold_as_in_table(its intray.adopted, it intray.item, seen jsonb, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    -- Where rows are locked by an id alone nobody is named, and what one of their batches holds is one batch here.
    holder text := coalesce(seen ->> 'by', '?');
    lock uuid := CASE WHEN seen ->> 'by' IS NULL AND seen ->> 'lock_time' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
                      THEN (seen ->> 'lock_time')::uuid ELSE pg_catalog.gen_random_uuid() END;
    -- What is older or newer by more than ten years is no lock's time.
    age interval := greatest(-316224000, least(316224000, coalesce((seen ->> 'age')::double precision, 0)))
        * interval '1 second';
BEGIN
    PERFORM intray.note_locks(its, pg_catalog.jsonb_build_array(seen || pg_catalog.jsonb_build_object('k', it.key)), lock);
    UPDATE intray.item
    SET state = 'locked', available_at = '-infinity', lock_user = holder, lock_workstation = '', lock_id = lock,
        locked_at = least(at, at - age), expires_at = at - age + queue.lock_seconds * interval '1 second',
        change = item.change + 1, front = false
    FROM intray.queue
    WHERE item.id = it.id AND queue.id = item.queue_id;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, detail)
    VALUES (it.id, it.queue_id, at, 'claimed', holder, '', lock, '{"in_table": true}');
END
$fn$
