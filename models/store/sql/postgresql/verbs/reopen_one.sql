-- name: reopen_one
-- Opens one finished item again. Null: done; else the refusal, and nothing has changed.
CREATE OR REPLACE FUNCTION intray.reopen_one(
    who intray."user", item bigint, told jsonb, operation uuid, station text, at timestamptz) RETURNS text
LANGUAGE plpgsql AS $fn$
DECLARE
    queue bigint;
    asker text := intray.asker_of(item);
BEGIN
    IF intray.is_at_work_elsewhere(item) THEN
        RETURN '{"refused":"another_step_at_work"}';
    END IF;
    UPDATE intray.item AS closed
    SET state = 'open', available_at = '-infinity', sent_back_by = NULL, sent_back_reason = NULL, is_sent_back = NULL,
        attempts = 0, change = change + 1
    WHERE closed.id = reopen_one.item AND closed.state = ANY (ARRAY['done', 'failed', 'dismissed'])
    RETURNING closed.queue_id INTO queue;
    IF queue IS NULL THEN
        RETURN CASE WHEN EXISTS (SELECT 1 FROM intray.item AS other
                                 WHERE other.id = reopen_one.item AND other.state <> 'staged')
                    THEN '{"refused":"not_finished"}' ELSE intray.no_such_item(item) END;
    END IF;
    PERFORM intray.keep_earlier_record(reopen_one.item);
    UPDATE intray.record SET error = NULL, finished_by = NULL, finished_at = NULL WHERE item_id = reopen_one.item;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, operation_id, detail)
    VALUES (reopen_one.item, queue, reopen_one.at, 'reopened', who.name, station, operation, told);
    IF asker IS NOT NULL THEN
        PERFORM intray.give_to_asker(who, item, asker, station);
    END IF;
    PERFORM intray.tell_change(queue);
    RETURN NULL;
END
$fn$

-- name: reason_told
-- A reason as the history tells it.
CREATE OR REPLACE FUNCTION intray.reason_told(reason text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $fn$
    SELECT CASE WHEN reason <> '' THEN pg_catalog.jsonb_build_object('reason', reason) END
$fn$

-- name: is_at_work_elsewhere
-- Whether the record of an item waits or is held in another step.
CREATE OR REPLACE FUNCTION intray.is_at_work_elsewhere(item bigint) RETURNS boolean LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN EXISTS (
        WITH RECURSIVE back (id, from_item_id) AS (
            SELECT it.id, it.from_item_id FROM intray.item AS it WHERE it.id = is_at_work_elsewhere.item
            UNION
            SELECT it.id, it.from_item_id FROM intray.item AS it JOIN back ON it.id = back.from_item_id),
        chain (id) AS (
            SELECT back.id FROM back
            UNION
            SELECT it.id FROM intray.item AS it JOIN chain ON it.from_item_id = chain.id)
        SELECT 1 FROM intray.item AS step JOIN chain ON chain.id = step.id
        WHERE step.id <> is_at_work_elsewhere.item AND step.state IN ('open', 'locked'));
END
$fn$
