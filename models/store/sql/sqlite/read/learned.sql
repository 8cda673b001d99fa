-- Differs: an event names no queue here, and an item that is withdrawn leaves no way to it.

-- name: items_to_count
SELECT told.item_id, record.imported, record.current, item.state, counted.item_id AS counted, counted.cells, counted.is_done,
       item.from_item_id, item.state IN ('open', 'locked', 'done') AND NOT record.sealed AS counts
FROM (SELECT event.item_id
      FROM event
      JOIN item ON item.id = event.item_id
      WHERE event.id > :behind AND event.id <= :last AND item.queue_id = :queue_id
      UNION
      SELECT item_id FROM counted_item WHERE learned_id = :learned AND is_gone = 1) AS told
LEFT JOIN item ON item.id = told.item_id
LEFT JOIN record ON record.item_id = item.id
LEFT JOIN counted_item_row AS counted ON counted.learned_id = :learned AND counted.item_id = told.item_id
