-- name: serve_requests
-- Answers everybody who waits for work of the queue from the result that is kept, first asked first served. Who asks
-- meanwhile waits until it is done, so nobody is overlooked.
CREATE OR REPLACE FUNCTION intray.serve_requests(place intray.queue) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    asked intray.work_request;
    who intray."user";
    free bigint;
    given bigint;
BEGIN
    PERFORM 1 FROM intray.turn WHERE queue_id = place.id AND kind = 'serve' FOR NO KEY UPDATE;
    FOR asked IN
        SELECT * FROM intray.work_request WHERE queue_id = place.id AND state = 'busy' ORDER BY id FOR UPDATE
    LOOP
        SELECT * INTO who FROM intray."user" WHERE name = asked."user" AND active;
        IF asked.asked_at < pg_catalog.clock_timestamp() - interval '30 minutes' THEN
            PERFORM intray.answer_request(asked.id, 0, 'waited_too_long', '');
        ELSIF place.paused <> 0 THEN
            PERFORM intray.answer_request(asked.id, 0, 'paused', '');
        ELSIF (intray.may_work(who) AND intray.may_take(who, place.id)) IS NOT TRUE THEN
            PERFORM intray.answer_request(asked.id, 0, 'not_permitted', '');
        ELSE
            free := intray.free_locks(who, place.id, place.locks_per_user);
            given := intray.serve_request(asked, who, place, least(free, asked.requested));
            PERFORM intray.answer_request(
                asked.id, given, CASE WHEN given = asked.requested THEN '' WHEN given = free THEN 'lock_limit'
                                      ELSE intray.why_not_more(who, place.id, asked.lock_id) END, '');
        END IF;
    END LOOP;
    PERFORM intray.tell_change(place.id);
END
$fn$

-- name: serve_request
-- Gives a work request what the kept result has for it, within the rules; how many items. What its asker has returned
-- comes last.
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
          AND (place.not_again_seconds IS NULL OR item.id IS NULL OR NOT intray.is_kept_from(who.name, item.id))
        ORDER BY item.attempts > 0 AND EXISTS (
                     SELECT 1 FROM intray.event
                     WHERE event.item_id = item.id AND event.kind = 'returned' AND event."user" = who.name),
                 hit.rank, hit.place
    LOOP
        EXIT WHEN pg_catalog.cardinality(given) >= most;
        ready := intray.ready_item(who, asked.workstation, place.id, candidate.hit, candidate.known, at);
        given := CASE WHEN ready IS NULL THEN given ELSE given || ready END;
    END LOOP;
    PERFORM intray.give(who, given, asked.lock_id, asked.workstation, at);
    RETURN pg_catalog.cardinality(given);
END
$fn$

-- name: ready_item
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

-- name: search_text
-- What searching looks into, as Intray's programs write it: key and values, one per line.
CREATE OR REPLACE FUNCTION intray.search_text(key text, record jsonb) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.lower(pg_catalog.normalize(key || coalesce(pg_catalog.string_agg(E'\n' || coalesce(value, ''), '' ORDER BY field COLLATE "C"), ''),
                           'NFKC'))
    FROM pg_catalog.jsonb_each_text(record) AS one (field, value)
$fn$

-- name: why_not_more
-- Why a work request got less than it asked for. What it got itself, under this lock, is no reason.
CREATE OR REPLACE FUNCTION intray.why_not_more(who intray."user", queue bigint, lock uuid) RETURNS text LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN (SELECT CASE WHEN pg_catalog.bool_or(item.state = 'locked' AND item.lock_user <> who.name) THEN 'held'
                        WHEN pg_catalog.bool_or(item.state = 'open' AND item.available_at <= intray.clock()) THEN 'not_for_you'
                        WHEN pg_catalog.bool_or(item.state = 'open') THEN 'later'
                        WHEN pg_catalog.bool_or(item.state = 'locked' AND item.lock_id <> lock) THEN 'yours' ELSE 'nothing' END
            FROM intray.source_row AS hit
            JOIN intray.item ON item.queue_id = hit.queue_id AND item.key = hit.key
            WHERE hit.queue_id = queue);
END
$fn$
