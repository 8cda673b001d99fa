-- Differs: lists in JSON; an event names its queue, also where the item is gone.

-- name: items_under_keys
SELECT item_row.*, record_row.finished_by
FROM (SELECT kept.item_id, count(*) AS shared
      FROM (SELECT told.value::bigint FROM jsonb_array_elements_text(:keys::jsonb) AS told (value)) AS wanted
      JOIN intray.duplicate_key_row AS kept ON kept.model_id = :model AND kept.key = wanted.value
      WHERE kept.item_id <> :item
      GROUP BY kept.item_id
      ORDER BY count(*) DESC, kept.item_id
      LIMIT :limit) AS likely
JOIN intray.item_row ON item_row.id = likely.item_id
LEFT JOIN intray.record_row ON record_row.item_id = likely.item_id
WHERE item_row.state <> 'staged' AND item_row.state <> 'dismissed'

-- name: items_to_key
SELECT told.item_id, item.state::text AS state, coalesce(record.current, record.imported) AS record, item.key,
       coalesce(item.state NOT IN ('staged', 'dismissed') AND NOT record.sealed, false) AS counts
FROM (SELECT DISTINCT event.item_id FROM intray.event
      WHERE event.id > :behind AND event.id <= :last AND event.queue_id = :queue_id) AS told
LEFT JOIN intray.item ON item.id = told.item_id
LEFT JOIN intray.record ON record.item_id = item.id
