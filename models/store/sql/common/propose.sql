INSERT INTO proposal (item_id, user, content, typed_at, given_by)
SELECT item_id, user, content, saved_at, :user
FROM draft
WHERE item_id = :item AND lock_id = :lock
ON CONFLICT (item_id) DO UPDATE
SET user = excluded.user, content = excluded.content, typed_at = excluded.typed_at, given_by = excluded.given_by
