-- Of these items the first so many that still wait and that nobody else is taking at this moment.
CREATE OR REPLACE FUNCTION intray.lock_waiting(candidates bigint[], most bigint) RETURNS bigint[]
LANGUAGE plpgsql AS $fn$
DECLARE
    locked bigint[];
BEGIN
    SELECT array_agg(id) INTO locked FROM (
        SELECT id FROM intray.item
        WHERE id = ANY (candidates) AND state = 'open' AND available_at = '-infinity'
        ORDER BY rank, id
        LIMIT most
        FOR NO KEY UPDATE SKIP LOCKED) AS waiting;
    RETURN locked;
END
$fn$
