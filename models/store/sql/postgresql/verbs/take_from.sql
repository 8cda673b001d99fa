-- Takes up to so many items from queues that may be taken from, under one lock. Where a queue limits the locks of a
-- user, one at a time, because each may be the last; how many were taken.
CREATE OR REPLACE FUNCTION intray.take_from(
    who intray."user", queues bigint[], wanted bigint, lock uuid, station text, at timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $fn$
DECLARE
    taken bigint := 0;
    step bigint;
    allowed bigint[];
    apart bigint[];
    candidates bigint[];
    got bigint[];
    tried bigint[] := '{}';
BEGIN
    WHILE taken < wanted LOOP
        SELECT array_agg(id), CASE WHEN count(locks_per_user) > 0 THEN 1 ELSE wanted - taken END,
               coalesce(array_agg(id) FILTER (WHERE other_hands = 1), '{}')
        INTO allowed, step, apart
        FROM intray.queue WHERE id = ANY (queues) AND intray.free_locks(who, id, locks_per_user) > 0;
        EXIT WHEN allowed IS NULL;
        candidates := intray.next_candidates(allowed, tried, step + 15, apart, who.name);
        got := CASE WHEN candidates IS NOT NULL THEN intray.lock_waiting(candidates, step)
                    ELSE intray.lock_expired(allowed, step, at, who.name) END;
        EXIT WHEN candidates IS NULL AND got IS NULL;
        IF got IS NULL OR cardinality(got) < step THEN
            tried := tried || candidates;
        END IF;
        IF got IS NOT NULL THEN
            PERFORM intray.give(who, got, lock, station, at);
            taken := taken + cardinality(got);
        END IF;
    END LOOP;
    RETURN taken;
END
$fn$
