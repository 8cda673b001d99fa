-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE OR ALTER VIEW intray.item AS
SELECT i.id, i.queue_id, i.[key], i.priority, i.rank, i.state, i.available_at, i.lock_id, i.lock_user, i.attempts,
       i.created_at, CAST(NULL AS bigint) AS from_item_id
FROM intray_data.item AS i
CROSS APPLY intray_data.sight(i.queue_id) AS s
WHERE i.state <> 'staged'
