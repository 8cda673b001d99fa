SELECT item.id, item.state, item.attempts, item.available_at,
       EXISTS (SELECT 1 FROM event AS told
               WHERE told.item_id = item.id AND told.id > :event AND told.kind = 'reopened') AS is_reopened,
       (SELECT count(*) FROM event AS later WHERE later.item_id = item.id AND later.id > :event
          AND later.kind <> 'prioritized') > 1 AS is_touched
FROM item
WHERE item.id = :item
