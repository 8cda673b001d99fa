-- name: names_of
-- Under which names items of a queue are for a user: their own, and their tags there.
CREATE OR REPLACE FUNCTION intray.names_of(me text, queue bigint) RETURNS SETOF text LANGUAGE sql STABLE AS $fn$
    SELECT me WHERE me NOT LIKE '@%'
    UNION ALL
    SELECT '@' || user_tag.tag FROM intray.user_tag WHERE user_tag."user" = me AND user_tag.queue_id = queue
$fn$

-- name: lock_assigned
-- The first items that wait in the lines of a user, of queues that are lined and allowed, locked as rows; null: none. As
-- in next_candidates.
CREATE OR REPLACE FUNCTION intray.lock_assigned(
    lined bigint[], allowed bigint[], most bigint, apart bigint[], me text, again boolean) RETURNS bigint[]
LANGUAGE plpgsql AS $fn$
DECLARE
    candidates bigint[];
    locked bigint[];
BEGIN
    SELECT pg_catalog.array_agg(id) INTO candidates FROM (
        SELECT mine.rank, mine.id
        FROM pg_catalog.unnest(lined) AS wanted (queue_id)
        CROSS JOIN LATERAL intray.names_of(me, wanted.queue_id) AS own (name)
        JOIN intray.assignee ON assignee.name = own.name
        CROSS JOIN LATERAL (
            SELECT item.rank, item.id FROM intray.item
            WHERE item.queue_id = wanted.queue_id AND item.state = 'open' AND item.available_at = assignee.line
              AND (wanted.queue_id <> ALL (apart)
                   OR (item.not_for = me) IS NOT TRUE AND (item.nor_for = me) IS NOT TRUE)
              AND (again OR item.attempts = 0 OR NOT EXISTS (
                  SELECT 1 FROM intray.event
                  WHERE event.item_id = item.id AND event.kind = 'returned' AND event."user" = me))
            ORDER BY item.rank, item.id LIMIT most + 15) AS mine
        WHERE wanted.queue_id = ANY (allowed)
        ORDER BY mine.rank, mine.id
        LIMIT most + 15) AS first;
    SELECT pg_catalog.array_agg(id) INTO locked FROM (
        SELECT item.id FROM intray.item
        WHERE item.id = ANY (candidates) AND item.state IS NOT DISTINCT FROM 'open'
          AND item.available_at < LINES_END
          AND item.assigned_to IN (SELECT intray.names_of(me, item.queue_id))
        ORDER BY item.rank, item.id
        LIMIT most
        FOR NO KEY UPDATE SKIP LOCKED) AS waiting;
    RETURN locked;
END
$fn$
