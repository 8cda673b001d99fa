-- Differs: an event names its queue, also where the item is gone; only those who count read what was counted of a record.

-- name: items_to_count
SELECT told.item_id, r.imported, r.current, i.state, c.item_id AS counted, c.cells, c.is_done,
       i.from_item_id, i.state IN ('open', 'locked', 'done') AND r.sealed = 0 AS counts
FROM (SELECT DISTINCT e.item_id
      FROM sight_all AS s
      JOIN user_all AS u
          ON u.login = s.login AND u.active = 1 AND (FIND_IN_SET('supervisor', u.roles) OR FIND_IN_SET('worker', u.roles))
      JOIN event_all AS e ON e.id > :behind AND e.id <= :last AND e.queue_id = s.queue_id
      WHERE s.login = SESSION_LOGIN() AND s.queue_id = :queue_id AND s.sees_records = 1) AS told
LEFT JOIN item_all AS i ON i.id = told.item_id
LEFT JOIN record_all AS r ON r.item_id = i.id
LEFT JOIN counted_item_all AS c ON c.learned_id = :learned AND c.item_id = told.item_id
