-- Nothing stuck: what was left locked, unfinished or unbounded.

-- name: as_owner
AS_OWNER

-- name: put_aside
-- A row that was locked as often as its queue allows is no free one.
CREATE OR REPLACE VIEW intray.put_aside AS
SELECT item.queue_id, item.key, item.state, item.available_at
FROM intray.item
JOIN intray.adopted ON adopted.queue_id = item.queue_id
JOIN intray.queue ON queue.id = item.queue_id
WHERE item.state IN ('open', 'failed', 'dismissed', 'done') OR item.state = 'locked' AND item.attempts >= queue.attempts
