-- Differs: times are a type of their own.

-- name: left_for_user
SELECT
    count(*) FILTER (WHERE item.state = 'locked' AND item.lock_user = :user::text) AS held,
    count(*) FILTER (WHERE item.state = 'locked' AND item.lock_user <> :user::text
                       AND item.expires_at > :now::timestamptz) AS held_by_others,
    intray.iso(min(item.available_at) FILTER (WHERE item.state = 'open'
                                                AND item.available_at > :now::timestamptz)) AS next_available,
    count(*) FILTER (WHERE item.state = 'open' AND item.available_at <= :now::timestamptz AND queue.other_hands = 1
                       AND coalesce(:user::text IN (item.not_for, item.nor_for), false)) AS need_other_hands,
    count(*) FILTER (WHERE item.state = 'open' AND item.available_at <= :now::timestamptz AND NOT (item.assigned_to IS NULL OR item.assigned_to = :user::text OR EXISTS (
                        SELECT 1 FROM intray.user_tag
                        WHERE user_tag."user" = :user::text AND user_tag.queue_id = item.queue_id
                          AND '@' || user_tag.tag = item.assigned_to))) AS are_for_others,
    count(*) FILTER (WHERE (item.state = 'open' AND item.available_at <= :now::timestamptz
                            OR item.state = 'locked' AND item.expires_at <= :now::timestamptz)
                       AND (item.assigned_to IS NULL OR item.assigned_to = :user::text OR EXISTS (
                           SELECT 1 FROM intray.user_tag
                           WHERE user_tag."user" = :user::text AND user_tag.queue_id = item.queue_id
                             AND '@' || user_tag.tag = item.assigned_to))
                       AND NOT (queue.other_hands = 1
                                AND coalesce(:user::text IN (item.not_for, item.nor_for), false))) AS for_this_user
FROM intray.queue
JOIN intray.item ON item.queue_id = queue.id
WHERE queue.id = :queue_id::bigint AND item.state IN ('open', 'locked')

-- name: facts_for_why
-- What a query found is not for everybody to read.
SELECT item.not_for, item.nor_for, item.attempts, queue.attempts AS attempts_allowed,
       intray.found_by_run(item.id) AS is_found
FROM intray.item
JOIN intray.queue ON queue.id = item.queue_id
WHERE item.id = :item::bigint
