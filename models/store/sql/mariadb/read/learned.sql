-- Differs: an event names its queue, also where the item is gone; only those who count read what was counted of a record; lists
-- in JSON, and a function asks for each value; who sees no deliveries is told by which templates records came.

-- name: counting_reach
-- Up to which event the next piece goes: not beyond what is in the figures, because what is in them is settled.
SELECT COALESCE(MAX(piece.id), 0) AS up_to, COUNT(*) AS events
FROM (SELECT told.id
      FROM sight_all AS s
      STRAIGHT_JOIN event_all AS told ON told.id > :behind AND told.id <= :last AND told.queue_id = s.queue_id
      WHERE s.login = SESSION_LOGIN() AND s.queue_id = :queue_id AND s.sees_records = 1
      ORDER BY told.id LIMIT :limit) AS piece

-- name: items_to_count
SELECT told.item_id, r.imported, COALESCE(d.worked_from, d.record) AS delivered, r.current, i.state, c.item_id AS counted, c.cells, c.is_done,
       i.from_item_id, i.state IN ('open', 'locked', 'done') AND r.sealed = 0 AS counts
FROM (SELECT DISTINCT e.item_id
      FROM sight_all AS s
      JOIN user_all AS u
          ON u.login = s.login AND u.active = 1 AND (FIND_IN_SET('supervisor', u.roles) OR FIND_IN_SET('worker', u.roles))
      JOIN event_all AS e ON e.id > :behind AND e.id <= :last AND e.queue_id = s.queue_id
      WHERE s.login = SESSION_LOGIN() AND s.queue_id = :queue_id AND s.sees_records = 1) AS told
LEFT JOIN item_all AS i ON i.id = told.item_id
LEFT JOIN record_all AS r ON r.item_id = i.id
LEFT JOIN delivered_all AS d ON d.item_id = r.item_id
LEFT JOIN counted_item_all AS c ON c.learned_id = :learned AND c.item_id = told.item_id

-- name: told_of_record
SELECT wanted.place, told_of_value(known.id, wanted.field, wanted.cell, wanted.with_others) AS told
FROM learned_row AS known
STRAIGHT_JOIN JSON_TABLE(:asked, '$[*]' COLUMNS (
    place FOR ORDINALITY, field INTEGER PATH '$[0]', cell EXACT_NAME(250) PATH '$[1]', with_others INTEGER PATH '$[2]')) AS wanted
WHERE known.id = :learned

-- name: templates_of_item
-- By which import templates its record came, first and last. Told also to whoever sees no deliveries.
SELECT JSON_VALUE(p.told, '$.template') AS template
FROM sight_all AS s
JOIN item_all AS i ON i.id = :item AND i.queue_id = s.queue_id AND i.state <> 'staged'
LEFT JOIN delivered_all AS d ON d.item_id = i.id
JOIN import_all AS p ON p.id IN (i.import_id, d.import_id)
WHERE s.login = SESSION_LOGIN() AND s.sees_records = 1 AND JSON_VALUE(p.told, '$.template') <> ''

-- name: templates_of_queue
SELECT i.id AS item_id, JSON_VALUE(p.told, '$.template') AS template
FROM sight_all AS s
JOIN item_all AS i ON i.queue_id = s.queue_id AND i.state <> 'staged'
JOIN import_all AS p ON p.id = i.import_id
WHERE s.login = SESSION_LOGIN() AND s.queue_id = :queue_id AND s.sees_records = 1
  AND JSON_VALUE(p.told, '$.template') <> ''
UNION ALL
SELECT i.id, JSON_VALUE(p.told, '$.template')
FROM sight_all AS s
JOIN item_all AS i ON i.queue_id = s.queue_id AND i.state <> 'staged'
JOIN delivered_all AS d ON d.item_id = i.id
JOIN import_all AS p ON p.id = d.import_id
WHERE s.login = SESSION_LOGIN() AND s.queue_id = :queue_id AND s.sees_records = 1
  AND JSON_VALUE(p.told, '$.template') <> ''
