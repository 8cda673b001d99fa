SELECT *
FROM intray.event_row
WHERE item_id >= :item AND (item_id, id) > (:item, :event)
ORDER BY item_id, id
LIMIT :limit
