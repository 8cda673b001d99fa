-- Items returned for later whose time has come; how many. Whoever finds one locked leaves it to its waker.
CREATE OR REPLACE FUNCTION intray.wake_items(queue bigint, at timestamptz) RETURNS bigint LANGUAGE plpgsql AS $fn$
DECLARE
    due bigint[];
BEGIN
    SELECT array_agg(id) INTO due FROM (
        SELECT id FROM intray.item
        WHERE queue_id = queue AND state = 'open' AND available_at > '-infinity' AND available_at <= at
        ORDER BY available_at
        LIMIT 500
        FOR NO KEY UPDATE SKIP LOCKED) AS sleeper;
    IF due IS NULL THEN
        RETURN 0;
    END IF;
    UPDATE intray.item SET available_at = '-infinity', change = change + 1 WHERE id = ANY (due);
    RETURN cardinality(due);
END
$fn$
