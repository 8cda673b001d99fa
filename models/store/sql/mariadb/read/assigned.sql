-- Differs: what stands in somebody's line has a time long past, which each engine writes in its own way.

-- name: assigned_items
SELECT q.name AS queue, waiting.assigned_to, waiting.items, EXISTS (
           SELECT 1 FROM sight_all AS s
           WHERE s.queue_id = q.id AND s.takes = 1
             AND (waiting.assigned_to = s.user AND waiting.assigned_to NOT LIKE '@%' OR EXISTS (
                 SELECT 1 FROM user_tag_all AS t
                 WHERE t.user = s.user AND t.queue_id = q.id AND CONCAT('@', t.tag) = waiting.assigned_to)))
           AS has_taker
FROM queue_all AS q
JOIN (SELECT i.queue_id, i.assigned_to, COUNT(*) AS items FROM item_all AS i
      WHERE i.state = 'open' AND i.due_at > FRONT_TIME AND i.due_at < LINES_END
      GROUP BY i.queue_id, i.assigned_to) AS waiting ON waiting.queue_id = q.id
WHERE EXISTS (SELECT 1 FROM may_check_history)
ORDER BY q.name, waiting.assigned_to
