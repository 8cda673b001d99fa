-- The record as it stands now, as a new item of the next queue. It waits until the completion can no longer be taken
-- back; a key that the next queue has already stays as it is.
CREATE OR REPLACE FUNCTION intray.step_into_next_queue(
    who intray."user", item bigint, next_queue bigint, station text, at timestamptz) RETURNS void
LANGUAGE plpgsql AS $fn$
DECLARE
    follower bigint;
BEGIN
    INSERT INTO intray.item (queue_id, key, priority, rank, state, available_at, created_by, created_at)
    SELECT next_queue, finished.key, finished.priority, finished.rank, 'open', at + interval '10 seconds', who.name, at
    FROM intray.item AS finished WHERE finished.id = step_into_next_queue.item
    ON CONFLICT ON CONSTRAINT key_unique_in_queue DO NOTHING
    RETURNING id INTO follower;
    IF follower IS NULL THEN
        RETURN;
    END IF;
    INSERT INTO intray.record (item_id, queue_id, imported, search, context)
    SELECT follower, next_queue, coalesce(current, imported), search, context
    FROM intray.record WHERE item_id = step_into_next_queue.item;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, detail)
    VALUES (follower, next_queue, at, 'added', who.name, station, jsonb_build_object('from_item', item));
    PERFORM intray.tell_change(next_queue);
END
$fn$
