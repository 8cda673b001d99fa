-- Differs: an event names its queue, also where the item is gone; a function asks once who may see the counts, and
-- which templates records came by.

-- name: counting_reach
-- Up to which event the next piece goes: not beyond what is in the figures, because what is in them is settled.
SELECT coalesce(max(id), 0) AS up_to, count(*) AS events
FROM (SELECT event.id FROM intray.event
      WHERE event.id > :behind AND event.id <= :last AND event.queue_id = :queue_id
      ORDER BY event.id LIMIT :limit) AS piece

-- name: items_to_count
SELECT told.item_id, record.imported, delivered.record AS delivered, record.current, item.state::text AS state, counted.item_id AS counted, counted.cells,
       counted.is_done,
       item.from_item_id, item.state IN ('open', 'locked', 'done') AND NOT record.sealed AS counts
FROM (SELECT DISTINCT event.item_id FROM intray.event
      WHERE event.id > :behind AND event.id <= :last AND event.queue_id = :queue_id) AS told
LEFT JOIN intray.item ON item.id = told.item_id
LEFT JOIN intray.record ON record.item_id = item.id
LEFT JOIN intray.delivered_row AS delivered ON delivered.item_id = item.id
LEFT JOIN intray.counted_item AS counted ON counted.learned_id = :learned AND counted.item_id = told.item_id

-- name: told_of_record
SELECT place, told FROM intray.told_of_record(:learned, :asked)

-- name: templates_of_item
-- By functions, because who sees no deliveries is told, too.
SELECT template FROM intray.templates_of_item(:item::bigint) AS template

-- name: templates_of_queue
SELECT item_id, template FROM intray.templates_of_queue(:queue_id::bigint)
