UPDATE keying
SET decided_value = NULL, decided_by = NULL, decided_at = NULL
WHERE item_id = :item
