-- The item of a row that a criteria query found, locked as a row and ready to be given: made if it is new, refreshed
-- if nobody has corrected it. Null: somebody else was faster.
CREATE OR REPLACE FUNCTION intray.ready_item(
    who intray."user", station text, queue bigint, hit intray.source_row, known bigint, at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $fn$
DECLARE
    ready bigint;
BEGIN
    IF known IS NULL THEN
        ready := intray.insert_item(who, queue, hit.key, -hit.rank, 0, hit.record,
                                    intray.search_text(hit.key, hit.record), NULL, at);
        INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation)
        SELECT ready, queue, at, 'added', who.name, station WHERE ready IS NOT NULL;
        RETURN ready;
    END IF;
    SELECT id INTO ready FROM intray.item
    WHERE id = known AND (state = 'open' AND available_at <= at OR state = 'locked' AND expires_at <= at)
    FOR NO KEY UPDATE SKIP LOCKED;
    UPDATE intray.record
    SET current = hit.record, search = intray.search_text(hit.key, hit.record)
    WHERE item_id = ready AND coalesce(current, imported) <> hit.record
      AND NOT EXISTS (SELECT 1 FROM intray.event WHERE event.item_id = ready AND event.kind = 'completed');
    RETURN ready;
END
$fn$
