-- Differs: + keeps SQLite from going by the index of keys and sorting the whole queue for every page; CROSS JOIN fixes
-- the order.

-- name: stored_items
SELECT item.id, item.key, item.priority,
       CASE WHEN item.state = 'locked' AND item.expires_at <= :now AND (:attempts = 0 OR item.attempts < :attempts)
            THEN 'open' ELSE item.state END AS state,
       CASE WHEN :originals = 1 OR record.current IS NULL THEN record.imported END AS imported,
       CASE WHEN :currents = 1 THEN record.current END AS current,
       record.finished_by, record.finished_at,
       CASE WHEN :originals = 1
            THEN (SELECT delivered_row.record FROM delivered_row WHERE delivered_row.item_id = item.id) END AS delivered,
       record.missing
FROM item
CROSS JOIN record ON record.item_id = item.id
WHERE item.id > :behind AND +item.queue_id = :queue_id AND item.state <> 'staged'
  AND (:state = '' OR :state = CASE
        WHEN item.state = 'locked' AND item.expires_at <= :now AND (:attempts = 0 OR item.attempts < :attempts)
        THEN 'open' ELSE item.state END)
  AND (:corrected = 0 OR record.current IS NOT NULL)
  AND (:finished_by = '' OR record.finished_by = :finished_by)
  AND (:since = '' OR record.finished_at >= :since)
  AND (:until = '' OR record.finished_at < :until)
ORDER BY item.id
LIMIT :limit
