-- Differs: the comparison of pairs is no range of an index here.

-- name: audit_events
SELECT *
FROM ((SELECT * FROM event_row WHERE item_id = :item AND id > :event ORDER BY id LIMIT :limit)
      UNION ALL
      (SELECT * FROM event_row WHERE item_id > :item ORDER BY item_id, id LIMIT :limit)) AS found
ORDER BY item_id, id
LIMIT :limit
