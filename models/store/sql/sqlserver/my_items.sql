-- Differs: names in brackets. Written from the manual; nobody has run it yet.
SELECT i.*, d.[user] AS draft_user, d.revision, d.content, d.saved_at
FROM intray.item_row AS i
LEFT JOIN intray.draft_row AS d ON d.item_id = i.id AND d.lock_id = i.lock_id
WHERE i.state = 'locked' AND i.lock_user = :user
ORDER BY i.locked_at, i.rank, i.id
