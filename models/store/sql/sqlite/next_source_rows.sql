-- Differs: on servers the function that runs the query serves too.
SELECT source_row.key, -source_row.rank AS priority, source_row.record, item.id AS item_id
FROM source_row
CROSS JOIN queue ON queue.id = source_row.queue_id
LEFT JOIN item ON item.queue_id = source_row.queue_id AND item.key = source_row.key
WHERE source_row.queue_id = :queue_id
  AND (item.id IS NULL
       OR (item.state = 'open' AND item.available_at <= :now)
       OR (item.state = 'locked' AND item.expires_at <= :now
           AND (queue.attempts IS NULL OR item.attempts < queue.attempts)))
  AND NOT (queue.other_hands = 1 AND (item.not_for IS :user OR item.nor_for IS :user))
ORDER BY source_row.rank, source_row.place
LIMIT :limit
