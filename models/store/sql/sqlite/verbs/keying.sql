-- name: add_keying
INSERT INTO keying (item_id, queue_id, field, first_value, second_value, first_user, second_user, at)
VALUES (:item, :queue_id, :field, :first, :second, :first_user, :user, :now)

-- name: decide_keying
UPDATE keying
SET decided_value = :decided, decided_by = :user, decided_at = :now
WHERE item_id = :item AND field = :field

-- name: forget_keying
DELETE FROM keying WHERE item_id = :item

-- name: forget_decision
UPDATE keying
SET decided_value = NULL, decided_by = NULL, decided_at = NULL
WHERE item_id = :item
