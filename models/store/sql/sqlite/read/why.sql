-- Differs: times are text, and '' is what is available now.

-- name: facts_for_why
SELECT item.not_for, item.nor_for, item.attempts, queue.attempts AS attempts_allowed,
       EXISTS (SELECT 1 FROM source_row WHERE source_row.queue_id = item.queue_id AND source_row.key = item.key) AS is_found
FROM item
JOIN queue ON queue.id = item.queue_id
WHERE item.id = :item

-- name: left_for_user
SELECT
    sum(CASE WHEN item.state = 'locked' AND item.lock_user = :user THEN 1 ELSE 0 END) AS held,
    sum(CASE WHEN item.state = 'locked' AND item.lock_user <> :user AND item.expires_at > :now THEN 1 ELSE 0 END)
        AS held_by_others,
    min(CASE WHEN item.state = 'open' AND item.available_at > :now THEN item.available_at END) AS next_available,
    sum(CASE WHEN item.state = 'open' AND item.available_at <= :now AND queue.other_hands = 1
              AND :user IN (coalesce(item.not_for, ''), coalesce(item.nor_for, '')) THEN 1 ELSE 0 END) AS need_other_hands,
    sum(item.state = 'open' AND item.available_at <= :now AND NOT (item.assigned_to IS NULL OR item.assigned_to = :user OR EXISTS (
            SELECT 1 FROM user_tag AS skill
            WHERE skill.user = :user AND skill.queue_id = item.queue_id AND '@' || skill.tag = item.assigned_to))) AS are_for_others,
    sum(CASE WHEN (item.state = 'open' AND item.available_at <= :now OR item.state = 'locked' AND item.expires_at <= :now)
              AND (item.assigned_to IS NULL OR item.assigned_to = :user OR EXISTS (
                  SELECT 1 FROM user_tag AS skill
                  WHERE skill.user = :user AND skill.queue_id = item.queue_id AND '@' || skill.tag = item.assigned_to))
              AND NOT (queue.other_hands = 1
                       AND :user IN (coalesce(item.not_for, ''), coalesce(item.nor_for, ''))) THEN 1 ELSE 0 END)
        AS for_this_user
FROM queue
JOIN item ON item.queue_id = queue.id
WHERE queue.id = :queue_id AND item.state IN ('open', 'locked')
