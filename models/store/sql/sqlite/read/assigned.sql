-- Differs: what stands in somebody's line has a time long past, which each engine writes in its own way.

-- name: assigned_items
SELECT queue.name AS queue, item.assigned_to, count(*) AS items,
       CASE WHEN item.assigned_to LIKE '@%' THEN EXISTS (
                SELECT 1 FROM user_tag AS skill JOIN user_taking AS taker ON taker.name = skill.user
                WHERE skill.queue_id = queue.id AND taker.queue_id = queue.id AND '@' || skill.tag = item.assigned_to)
            ELSE NOT EXISTS (SELECT 1 FROM user) OR EXISTS (
                SELECT 1 FROM user_taking AS taker WHERE taker.name = item.assigned_to AND taker.queue_id = queue.id)
       END AS has_taker
FROM queue
CROSS JOIN item ON item.queue_id = queue.id AND item.state = 'open' AND item.available_at > '' AND item.available_at < LINES_END
GROUP BY queue.id, item.assigned_to
ORDER BY queue.name, item.assigned_to
