UPDATE keying
SET decided_value = :decided, decided_by = :user, decided_at = :now
WHERE item_id = :item AND field = :field
