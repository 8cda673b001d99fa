UPDATE record
SET current = coalesce(:current, current),
    search = coalesce(:search, search),
    error = :error,
    finished_by = :user,
    finished_at = :now
WHERE item_id = :item
