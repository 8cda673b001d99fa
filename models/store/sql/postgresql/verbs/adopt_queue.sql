-- name: adopt_queue
-- The last step of adopting: the queue's items stand in a table from now on, or are mapped anew. Only for whoever set the database up, who
-- can do everything to it anyway: the statements run with the rights of these functions.
CREATE OR REPLACE FUNCTION intray.adopt_queue(queue bigint, layout jsonb, statements jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    is_setter_up boolean := (SELECT pg_catalog.pg_has_role(session_user, datdba, 'MEMBER') FROM pg_database
                             WHERE datname = pg_catalog.current_database());
BEGIN
    IF NOT (is_setter_up AND 'administrator' = ANY (who.roles)) THEN
        RETURN intray.not_permitted('administrator');
    ELSIF NOT EXISTS (SELECT 1 FROM intray.queue AS there WHERE there.id = adopt_queue.queue) THEN
        RETURN '{"refused":"value_odd","what":"queue"}';
    ELSIF NOT intray.is_layout(layout) THEN
        RETURN '{"refused":"value_odd","what":"layout"}';
    ELSIF NOT intray.are_statements(statements) THEN
        RETURN '{"refused":"value_odd","what":"statements"}';
    END IF;
    INSERT INTO intray.adopted (queue_id, layout, statements)
    VALUES (adopt_queue.queue, adopt_queue.layout, adopt_queue.statements)
    ON CONFLICT (queue_id) DO UPDATE SET layout = excluded.layout, statements = excluded.statements;
    EXECUTE pg_catalog.format('CREATE OR REPLACE TRIGGER adopted_%s BEFORE UPDATE ON intray.item FOR EACH ROW WHEN (OLD.queue_id = %s) '
                   'EXECUTE FUNCTION intray.change_adopted_item()', queue, queue);
    EXECUTE pg_catalog.format('CREATE OR REPLACE TRIGGER adopted_%s BEFORE UPDATE OF current ON intray.record FOR EACH ROW '
                   'WHEN (OLD.queue_id = %s AND OLD.current IS DISTINCT FROM NEW.current) '
                   'EXECUTE FUNCTION intray.change_adopted_record()', queue, queue);
    PERFORM intray.tell_outcomes_of(queue);
    RETURN '{}';
END
$fn$

-- name: is_part
-- Whether this is a table with its key and the columns that belong to the record.
CREATE OR REPLACE FUNCTION intray.is_part(part jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $fn$
    SELECT coalesce(
        pg_catalog.jsonb_typeof(part -> 'table') = 'string' AND part ->> 'table' <> ''
        AND pg_catalog.jsonb_typeof(part -> 'key') = 'string' AND part ->> 'key' <> ''
        AND coalesce(pg_catalog.jsonb_typeof(part -> 'schema'), 'string') = 'string'
        AND pg_catalog.jsonb_typeof(part -> 'columns') = 'array'
        AND NOT pg_catalog.jsonb_path_exists(part, 'strict $.columns[*] ? (@.type() != "string")', '{}', true), false)
$fn$

-- name: is_layout
-- Whether this says where a queue stands, as programs write it (queue/layout.h): what reads it takes that for granted.
CREATE OR REPLACE FUNCTION intray.is_layout(layout jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $fn$
    SELECT CASE WHEN pg_catalog.jsonb_typeof(layout) IS DISTINCT FROM 'object' THEN false ELSE
        intray.is_part(layout -> 'main')
        AND coalesce(pg_catalog.jsonb_typeof(layout -> 'more'), 'array') = 'array'
        AND NOT EXISTS (
            SELECT FROM pg_catalog.jsonb_array_elements(
                CASE pg_catalog.jsonb_typeof(layout -> 'more') WHEN 'array' THEN layout -> 'more' ELSE '[]' END) AS one (part)
            WHERE NOT intray.is_part(one.part))
        AND NOT EXISTS (
            SELECT FROM pg_catalog.jsonb_each(layout) AS its (name, value)
            WHERE its.name NOT IN ('main', 'more')
              AND pg_catalog.jsonb_typeof(its.value) <> CASE WHEN its.name IN ('lock_table', 'age_table') THEN 'object'
                                                             WHEN its.name = 'adds_rows' THEN 'boolean' ELSE 'string' END)
        AND NOT EXISTS (
            SELECT FROM (VALUES (layout -> 'lock_table'), (layout -> 'age_table')) AS named (place),
                        pg_catalog.jsonb_each(CASE pg_catalog.jsonb_typeof(named.place) WHEN 'object' THEN named.place ELSE '{}' END)
                        AS its (name, value)
            WHERE pg_catalog.jsonb_typeof(its.value) <> 'string')
        AND (coalesce(layout ->> 'lock_id', '') <> ''
             OR coalesce(layout ->> 'lock_user', '') <> '' AND coalesce(layout ->> 'lock_time', '') <> '')
        AND (coalesce(layout #>> '{lock_table,table}', '') = '' OR coalesce(layout ->> 'lock_key', '') <> '') END
$fn$

-- name: are_statements
-- Whether there are the statements that every adopted table is asked by: texts, and lists of texts.
CREATE OR REPLACE FUNCTION intray.are_statements(statements jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $fn$
    SELECT pg_catalog.jsonb_typeof(statements) IS NOT DISTINCT FROM 'object'
        AND NOT EXISTS (
            SELECT FROM pg_catalog.unnest(ARRAY['candidates', 'read', 'held', 'locked', 'locked_row', 'stands', 'count']) AS wanted (name)
            WHERE pg_catalog.jsonb_typeof(statements -> wanted.name) IS DISTINCT FROM 'string' OR statements ->> wanted.name = '')
        AND NOT EXISTS (
            SELECT FROM pg_catalog.unnest(ARRAY['take', 'complete', 'give_back', 'correct', 'touch', 'retake', 'reopen', 'close'])
                AS wanted (name)
            WHERE pg_catalog.jsonb_typeof(statements -> wanted.name) IS DISTINCT FROM 'array'
               OR pg_catalog.jsonb_path_exists(statements -> wanted.name, 'strict $[*] ? (@.type() != "string")', '{}', true))
        AND pg_catalog.jsonb_typeof(statements #> '{page,claim}') IS NOT DISTINCT FROM 'string'
        AND pg_catalog.jsonb_typeof(statements #> '{place,claim}') IS NOT DISTINCT FROM 'string'
$fn$

-- name: tell_outcomes_of
-- What the history and a worker's result say of the items of this queue is told in its table too.
CREATE OR REPLACE FUNCTION intray.tell_outcomes_of(queue bigint) RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    EXECUTE pg_catalog.format('CREATE OR REPLACE TRIGGER adopted_result_%s AFTER UPDATE OF result ON intray.record FOR EACH ROW '
                   'WHEN (OLD.queue_id = %s AND NEW.result IS NOT NULL) '
                   'EXECUTE FUNCTION intray.tell_result()', queue, queue);
    EXECUTE pg_catalog.format('CREATE OR REPLACE TRIGGER adopted_%s AFTER INSERT ON intray.event FOR EACH ROW '
                   'WHEN (NEW.queue_id = %s AND NEW.kind IN (''completed'', ''returned'', ''dismissed'', ''failed'', '
                   '''sent_back'', ''reopened'', ''withdrawn'')) EXECUTE FUNCTION intray.tell_outcome()', queue, queue);
END
$fn$

-- name: tell_outcome
-- Writes into a row what became of it, as the history has just been told, unless somebody else has the row.
CREATE OR REPLACE FUNCTION intray.tell_outcome() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    its intray.adopted;
    becomes text := (SELECT rule.state FROM intray.event_rule AS rule WHERE rule.kind = NEW.kind::text);
BEGIN
    SELECT * INTO its FROM intray.adopted WHERE queue_id = NEW.queue_id;
    IF its.statements ? 'outcome' THEN
        PERFORM intray.run_adopted(
            its, 'outcome', item.key, NULL, NULL, pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
                'state', becomes, 'by', NEW."user", 'result', CASE becomes WHEN 'done' THEN record.result::text END,
                'error', CASE WHEN becomes <> 'done' AND NEW.kind <> 'reopened' THEN NEW.detail ->> 'reason' END))::text)
        FROM intray.item JOIN intray.record ON record.item_id = item.id WHERE item.id = NEW.item_id;
    END IF;
    RETURN NULL;
END
$fn$

-- name: tell_result
-- A worker's result comes behind the completion.
CREATE OR REPLACE FUNCTION intray.tell_result() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    its intray.adopted;
BEGIN
    SELECT * INTO its FROM intray.adopted WHERE queue_id = NEW.queue_id;
    IF its.statements ? 'result' THEN
        PERFORM intray.run_adopted(its, 'result', item.key, NULL, NULL,
                                   pg_catalog.jsonb_build_object('result', NEW.result::text)::text)
        FROM intray.item WHERE item.id = NEW.item_id AND item.state = 'done';
    END IF;
    RETURN NULL;
END
$fn$

-- name: change_adopted_item
-- Whatever is done to an item of an adopted queue is done to its row too, in the same transaction and fenced by what
-- the table itself says. An item whose lock was let go before (let_go) is Intray's alone.
CREATE OR REPLACE FUNCTION intray.change_adopted_item() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    its intray.adopted;
    lock intray.adopted_lock;
BEGIN
    IF (NEW.state, NEW.lock_id, NEW.expires_at) IS NOT DISTINCT FROM (OLD.state, OLD.lock_id, OLD.expires_at) THEN
        RETURN NEW;
    END IF;
    SELECT * INTO its FROM intray.adopted WHERE queue_id = NEW.queue_id;
    IF its.queue_id IS NULL THEN
        RETURN NEW; -- another queue had this number once
    END IF;
    SELECT * INTO lock FROM intray.adopted_lock WHERE item_id = NEW.id;
    IF NEW.state = 'locked' AND NEW.lock_id IS DISTINCT FROM OLD.lock_id THEN
        IF lock.lock_id IS DISTINCT FROM NEW.lock_id THEN
            PERFORM intray.take_adopted_row(its, NEW, OLD.state);
        END IF;
    ELSIF OLD.state = 'locked' AND (lock.lock_id IS NOT NULL OR NEW.state NOT IN ('open', 'failed')) THEN
        IF lock.lock_id IS DISTINCT FROM OLD.lock_id OR NOT intray.holds_adopted(its, OLD.key, lock, OLD.lock_user) THEN
            PERFORM intray.adopted_lock_lost(its, OLD);
        END IF;
        PERFORM intray.run_adopted(its, CASE NEW.state WHEN 'locked' THEN 'touch' WHEN 'done' THEN 'complete'
                                                       ELSE 'give_back' END, OLD.key, lock, OLD.lock_user, '{}');
        UPDATE intray.adopted_lock SET lock_time = intray.read_adopted(its, OLD.key) ->> 'lock_time'
        WHERE item_id = NEW.id AND NEW.state = 'locked';
        DELETE FROM intray.adopted_lock WHERE item_id = NEW.id AND NEW.state <> 'locked';
    ELSIF (OLD.state = 'done' OR OLD.state = 'failed' AND its.layout ->> 'failed' <> '') AND NEW.state = 'open'
            AND lock.item_id IS NULL THEN
        -- What is sent back may have been opened there already.
        IF intray.run_adopted(its, 'reopen', OLD.key, lock, NULL, '{}') = 0 AND NEW.sent_back_by IS NULL THEN
            RAISE EXCEPTION USING ERRCODE = 'IN001', MESSAGE = '{"refused":"not_finished"}';
        END IF;
    ELSIF OLD.state = 'open' AND NEW.state = 'done' THEN
        PERFORM intray.run_adopted(its, 'close', OLD.key, lock, NULL, '{}');
    END IF;
    RETURN NEW;
END
$fn$

-- name: take_adopted_row
-- Locks the row of an item that is being locked, or ends the transaction because it is not free.
CREATE OR REPLACE FUNCTION intray.take_adopted_row(its intray.adopted, it intray.item, before text) RETURNS void
LANGUAGE plpgsql AS $fn$
DECLARE
    lock intray.adopted_lock := ROW(it.id, it.lock_id, '')::intray.adopted_lock;
    is_finished boolean := before IN ('done', 'failed', 'dismissed');
BEGIN
    IF intray.run_adopted(its, CASE WHEN is_finished THEN 'retake' ELSE 'take' END, it.key, lock, it.lock_user, '{}') = 0
    THEN
        IF is_finished THEN
            RAISE EXCEPTION USING ERRCODE = 'IN001', MESSAGE = '{"refused":"moved_on"}';
        END IF;
        it.lock_user := NULL; -- has had no lock yet
        PERFORM intray.adopted_lock_lost(its, it);
    END IF;
    PERFORM intray.lock_adopted(its, it.id, it.key, it.lock_id);
END
$fn$

-- name: lock_adopted
-- Notes that the table holds a row for this lock, and reads what stands in the row now.
CREATE OR REPLACE FUNCTION intray.lock_adopted(its intray.adopted, item bigint, key text, lock uuid) RETURNS void
LANGUAGE plpgsql AS $fn$
DECLARE
    seen jsonb := intray.read_adopted(its, key);
BEGIN
    INSERT INTO intray.adopted_lock (item_id, lock_id, lock_time) VALUES (item, lock, seen ->> 'lock_time')
    ON CONFLICT (item_id) DO UPDATE SET lock_id = excluded.lock_id, lock_time = excluded.lock_time;
    UPDATE intray.record SET current = seen -> 'record' WHERE item_id = lock_adopted.item
    AND coalesce(current, imported) IS DISTINCT FROM seen -> 'record';
END
$fn$

-- name: change_adopted_record
-- Corrected values go into the table; those that stand there already are left alone. Whether the caller holds the row
-- is the item's business (change_adopted_item), in the same transaction.
CREATE OR REPLACE FUNCTION intray.change_adopted_record() RETURNS trigger LANGUAGE plpgsql AS $fn$
DECLARE
    its intray.adopted;
    key text := (SELECT item.key FROM intray.item WHERE item.id = NEW.item_id);
    stored jsonb;
BEGIN
    SELECT * INTO its FROM intray.adopted WHERE queue_id = NEW.queue_id;
    IF its.queue_id IS NOT NULL AND (intray.read_adopted(its, key) -> 'record') IS DISTINCT FROM NEW.current THEN
        PERFORM intray.run_adopted(its, 'correct', key, NULL, NULL, NEW.current::text);
        stored := intray.read_adopted(its, key) -> 'record';
        IF intray.lost_in_table(stored, NEW.current) IS NOT NULL THEN
            RAISE EXCEPTION USING ERRCODE = 'IN001', MESSAGE = pg_catalog.json_build_object(
                'refused', 'not_kept', 'field', intray.lost_in_table(stored, NEW.current))::text;
        END IF;
        NEW.current := stored;
    END IF;
    RETURN NEW;
END
$fn$

-- name: is_kept
-- Whether a value stands there as it was given, or as the same number; leading zeros are no number's.
CREATE OR REPLACE FUNCTION intray.is_kept(stored text, given text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $fn$
    SELECT pg_catalog.rtrim(kept) = pg_catalog.rtrim(mine)
        OR CASE WHEN kept ~ '^-?[0-9]{1,30}([.][0-9]{1,30})?$' AND mine ~ '^[-+]?(0|[1-9][0-9]{0,29})([.][0-9]{1,30})?$'
                THEN kept::numeric = mine::numeric ELSE false END
    FROM (SELECT coalesce(stored, '') AS kept, coalesce(given, '') AS mine) AS both_of
$fn$

-- name: lost_in_table
-- The first of the given fields that the table keeps otherwise than it was given; null: all stand there as they were
-- given, or as the same number; leading zeros are no number's.
CREATE OR REPLACE FUNCTION intray.lost_in_table(stored jsonb, given jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $fn$
    SELECT mine.key FROM pg_catalog.jsonb_each_text(given) AS mine
    WHERE NOT intray.is_kept(stored ->> mine.key, mine.value)
    ORDER BY mine.key COLLATE "C" LIMIT 1
$fn$
