-- Of these items the first so many that still wait and that nobody else is taking at this moment. Written so that no
-- index but that of the numbers serves, however empty the planner believes the table to be.
CREATE OR REPLACE FUNCTION intray.lock_waiting(candidates bigint[], most bigint) RETURNS bigint[]
LANGUAGE plpgsql AS $fn$
DECLARE
    locked bigint[];
BEGIN
    SELECT array_agg(id) INTO locked FROM (
        SELECT id FROM intray.item
        WHERE id = ANY (candidates)
          AND state IS NOT DISTINCT FROM 'open' AND available_at IS NOT DISTINCT FROM '-infinity'
        ORDER BY rank, id
        LIMIT most
        FOR NO KEY UPDATE SKIP LOCKED) AS waiting;
    RETURN locked;
END
$fn$
