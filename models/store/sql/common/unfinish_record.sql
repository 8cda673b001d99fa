UPDATE record
SET error = NULL, finished_by = NULL, finished_at = NULL
WHERE item_id = :item
