-- name: adopted_row
CREATE VIEW intray.adopted_row AS
SELECT adopted.queue_id, queue.name AS queue, adopted.layout
FROM intray.adopted
JOIN intray.queue ON queue.id = adopted.queue_id
WHERE queue.id = ANY ((SELECT intray.my_queues())::bigint[]) OR (SELECT intray.i_am('importer', 'administrator'))

-- name: put_aside
-- What is no free row to Intray though the table may say so; what is locked, where it was locked as often as its queue
-- allows. Only for statements on adopted tables, and so of such queues only; a view, so that the planner can join it.
CREATE VIEW intray.put_aside AS
SELECT item.queue_id, item.key, item.state, item.available_at, item.lock_workstation
FROM intray.item
JOIN intray.adopted ON adopted.queue_id = item.queue_id
JOIN intray.queue ON queue.id = item.queue_id
WHERE item.state IN ('open', 'failed', 'dismissed', 'done') OR item.state = 'locked' AND item.attempts >= queue.attempts
