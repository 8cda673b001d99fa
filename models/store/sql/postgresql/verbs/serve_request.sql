-- Gives a work request what the kept result has for it, within the rules; how many items.
CREATE OR REPLACE FUNCTION intray.serve_request(
    asked intray.work_request, who intray."user", place intray.queue, most bigint) RETURNS bigint
LANGUAGE plpgsql AS $fn$
DECLARE
    at timestamptz := intray.clock();
    candidate record;
    ready bigint;
    given bigint[] := '{}';
BEGIN
    FOR candidate IN
        SELECT hit, item.id AS known
        FROM intray.source_row AS hit
        LEFT JOIN intray.item ON item.queue_id = hit.queue_id AND item.key = hit.key
        WHERE hit.queue_id = place.id
          AND (item.id IS NULL OR item.state = 'open' AND item.available_at <= at
               OR item.state = 'locked' AND item.expires_at <= at
                  AND (place.attempts IS NULL OR item.attempts < place.attempts))
          AND (place.other_hands = 0 OR (item.not_for = who.name) IS NOT TRUE AND (item.nor_for = who.name) IS NOT TRUE)
        ORDER BY hit.rank, hit.place
    LOOP
        EXIT WHEN cardinality(given) >= most;
        ready := intray.ready_item(who, asked.workstation, place.id, candidate.hit, candidate.known, at);
        given := CASE WHEN ready IS NULL THEN given ELSE given || ready END;
    END LOOP;
    PERFORM intray.give(who, given, asked.lock_id, asked.workstation, at);
    RETURN cardinality(given);
END
$fn$
