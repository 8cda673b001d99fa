UPDATE item
SET from_item_id = :from, not_for = :not_for, nor_for = :nor_for
WHERE id = :item
