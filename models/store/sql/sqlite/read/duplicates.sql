-- Differs: lists in JSON; an event names no queue here.

-- name: items_under_keys
SELECT item_row.*, record_row.finished_by
FROM (SELECT kept.item_id, count(*) AS shared
      FROM json_each(:keys) AS wanted
      CROSS JOIN duplicate_key_row AS kept ON kept.model_id = :model AND kept.key = wanted.value
      WHERE kept.item_id <> :item
      GROUP BY kept.item_id
      ORDER BY count(*) DESC, kept.item_id
      LIMIT :limit) AS likely
JOIN item_row ON item_row.id = likely.item_id
LEFT JOIN record_row ON record_row.item_id = likely.item_id
WHERE item_row.state <> 'staged' AND item_row.state <> 'dismissed'

-- name: items_to_key
-- A cross join keeps its order: from the other end it would walk through the whole queue for each piece.
SELECT told.item_id, item.state, coalesce(record.current, record.imported) AS record, item.key,
       item.state <> 'staged' AND item.state <> 'dismissed' AND NOT record.sealed AS counts
FROM (SELECT DISTINCT event.item_id
      FROM event
      CROSS JOIN item ON item.id = event.item_id
      WHERE event.id > :behind AND event.id <= :last AND item.queue_id = :queue_id) AS told
JOIN item ON item.id = told.item_id
LEFT JOIN record ON record.item_id = item.id
