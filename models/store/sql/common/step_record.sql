UPDATE record
SET current = :current, search = :search, context = :context, error = NULL, finished_by = NULL, finished_at = NULL
WHERE item_id = :item
