-- Differs: what stands in somebody's line has a time long past, which each engine writes in its own way.

-- name: assigned_items
SELECT queue.name AS queue, waiting.assigned_to, waiting.items, EXISTS (
           SELECT 1 FROM intray."user" AS known
           WHERE known.active AND known.roles && ARRAY['clerk', 'worker', 'supervisor']
             AND ('supervisor' = ANY (known.roles) OR known.every_queue OR EXISTS (
                 SELECT 1 FROM intray.membership
                 WHERE membership."user" = known.name AND membership.queue_id = queue.id))
             AND (waiting.assigned_to = known.name AND waiting.assigned_to NOT LIKE '@%' OR EXISTS (
                 SELECT 1 FROM intray.user_tag
                 WHERE user_tag."user" = known.name AND user_tag.queue_id = queue.id
                   AND '@' || user_tag.tag = waiting.assigned_to))) AS has_taker
FROM intray.queue
JOIN (SELECT item.queue_id, item.assigned_to, count(*) AS items FROM intray.item
      WHERE item.state = 'open' AND item.available_at > '-infinity' AND item.available_at < LINES_END
      GROUP BY item.queue_id, item.assigned_to) AS waiting ON waiting.queue_id = queue.id
ORDER BY queue.name, waiting.assigned_to
