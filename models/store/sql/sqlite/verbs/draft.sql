-- name: save_draft
INSERT INTO draft (item_id, lock_id, user, revision, content, saved_at)
SELECT item.id, item.lock_id, :user, :revision, :content, :now
FROM item
WHERE item.id = :item AND item.lock_id = :lock AND item.lock_user = :user AND item.state = 'locked'
ON CONFLICT (item_id, lock_id) DO UPDATE
SET revision = excluded.revision, content = excluded.content, saved_at = excluded.saved_at
WHERE excluded.revision > draft.revision
