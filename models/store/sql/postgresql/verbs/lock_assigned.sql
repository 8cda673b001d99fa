-- name: names_of
-- Under which names items of a queue are for a user: their own, and their tags there.
CREATE OR REPLACE FUNCTION intray.names_of(me text, queue bigint) RETURNS SETOF text LANGUAGE sql STABLE AS $fn$
    SELECT me WHERE me NOT LIKE '@%'
    UNION ALL
    SELECT '@' || user_tag.tag FROM intray.user_tag WHERE user_tag."user" = me AND user_tag.queue_id = queue
$fn$

-- name: has_given_up
-- Whether this user returned the item, and not to ask something about it.
CREATE OR REPLACE FUNCTION intray.has_given_up(me text, item bigint, asked integer) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT EXISTS (
        SELECT 1 FROM intray.event AS past
        WHERE past.item_id = has_given_up.item AND past.kind = 'returned' AND past."user" = me
          AND (asked IS NULL OR NOT EXISTS (
              SELECT 1 FROM intray.event AS question
              WHERE question.item_id = past.item_id AND question.id > past.id AND question.kind = 'asked')))
$fn$

-- name: is_kept_from
-- Whether the item's queue still keeps it from whoever returned it: for some seconds, or until somebody else had it.
CREATE OR REPLACE FUNCTION intray.is_kept_from(me text, item bigint) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT EXISTS (
        SELECT 1 FROM intray.event AS past JOIN intray.queue ON queue.id = past.queue_id
        WHERE past.item_id = is_kept_from.item AND past.kind = 'returned' AND past."user" = me
          AND CASE queue.not_again_seconds
              WHEN 0 THEN NOT EXISTS (
                  SELECT 1 FROM intray.event AS other
                  WHERE other.item_id = past.item_id AND other.id > past.id AND other.kind = 'claimed'
                    AND other."user" <> me)
              ELSE past.at > intray.clock() - queue.not_again_seconds * interval '1 second' END)
$fn$

-- name: lock_assigned
-- The first items that wait in the lines of a user, of queues that are lined and allowed, locked as rows; null: none. As
-- in next_candidates. What is for this user alone is never kept from them.
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
              AND (item.attempts = 0 OR CASE WHEN again THEN own.name = me OR NOT intray.is_kept_from(me, item.id)
                                             ELSE NOT intray.has_given_up(me, item.id, item.asked) END)
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
