UPDATE record
SET current = :current, search = :search
WHERE item_id = :item
