-- Differs: lists in JSON; an event names its queue, also where the item is gone.

-- name: items_under_keys
-- OFFSET 0 makes the planner look up each key and each item: it takes the list for a hundred keys and, behind the filter of
-- rows, each key for thousands of records, and would walk through all keys there are and all items beside them.
SELECT item_row.*, finished.finished_by
FROM (SELECT kept.item_id
      FROM (SELECT told.value::bigint FROM jsonb_array_elements_text(:keys::jsonb) AS told (value)) AS wanted
      CROSS JOIN LATERAL (
          SELECT under.item_id FROM intray.duplicate_key_row AS under
          WHERE under.model_id = :model AND under.key = wanted.value AND under.item_id <> :item
          OFFSET 0) AS kept
      GROUP BY kept.item_id
      ORDER BY count(*) DESC, kept.item_id
      LIMIT :limit) AS likely
CROSS JOIN LATERAL (SELECT * FROM intray.item_row AS its WHERE its.id = likely.item_id OFFSET 0) AS item_row
LEFT JOIN LATERAL (
    SELECT record.finished_by FROM intray.record WHERE record.item_id = likely.item_id OFFSET 0) AS finished ON true
WHERE item_row.state <> 'staged' AND item_row.state <> 'dismissed'

-- name: items_to_key
SELECT told.item_id, item.state::text AS state, coalesce(record.current, record.imported) AS record, item.key,
       coalesce(item.state NOT IN ('staged', 'dismissed') AND NOT record.sealed, false) AS counts
FROM (SELECT DISTINCT event.item_id FROM intray.event
      WHERE event.id > :behind AND event.id <= :last AND event.queue_id = :queue_id) AS told
LEFT JOIN intray.item ON item.id = told.item_id
LEFT JOIN intray.record ON record.item_id = item.id
