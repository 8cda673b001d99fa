-- Differs: lists in JSON; an event names its queue, also where the item is gone, and only those who keep the keys read them so.

-- name: items_under_keys
SELECT item_row.*, record_row.finished_by
FROM (SELECT kept.item_id, count(*) AS shared
      FROM JSON_TABLE(:keys, '$[*]' COLUMNS (value BIGINT PATH '$')) AS wanted
      STRAIGHT_JOIN duplicate_key_row AS kept ON kept.model_id = :model AND kept."key" = wanted.value
      WHERE kept.item_id <> :item
      GROUP BY kept.item_id
      ORDER BY count(*) DESC, kept.item_id
      LIMIT :limit) AS likely
JOIN item_row ON item_row.id = likely.item_id
LEFT JOIN record_row ON record_row.item_id = likely.item_id
WHERE item_row.state <> 'staged' AND item_row.state <> 'dismissed'

-- name: items_to_key
SELECT told.item_id, i.state, COALESCE(r.current, r.imported) AS record, i."key",
       COALESCE(i.state NOT IN ('staged', 'dismissed') AND r.sealed = 0, 0) AS counts
FROM (SELECT DISTINCT e.item_id
      FROM sight_all AS s
      JOIN user_all AS u
          ON u.login = s.login AND u.active = 1 AND (FIND_IN_SET('supervisor', u.roles) OR FIND_IN_SET('worker', u.roles))
      JOIN event_all AS e ON e.id > :behind AND e.id <= :last AND e.queue_id = s.queue_id
      WHERE s.login = SESSION_LOGIN() AND s.queue_id = :queue_id AND s.sees_records = 1) AS told
LEFT JOIN item_all AS i ON i.id = told.item_id
LEFT JOIN record_all AS r ON r.item_id = i.id
