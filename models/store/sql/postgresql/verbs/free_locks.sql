-- How many more items of the queue this user may hold. Nobody else takes under the same limit until this transaction
-- ends, so the limit is exact.
CREATE OR REPLACE FUNCTION intray.free_locks(who intray."user", queue bigint, allowed bigint) RETURNS bigint
LANGUAGE plpgsql AS $fn$
BEGIN
    IF allowed IS NULL THEN
        RETURN 9223372036854775807;
    END IF;
    PERFORM 1 FROM intray."user" AS taker WHERE taker.name = who.name FOR NO KEY UPDATE;
    RETURN greatest(0, allowed - intray.held_in(who, queue));
END
$fn$
