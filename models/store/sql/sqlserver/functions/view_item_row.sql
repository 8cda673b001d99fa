-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE OR ALTER VIEW intray.item_row AS
SELECT
    i.id, i.queue_id, q.name AS queue, i.[key], i.priority, i.rank, i.state,
    CASE WHEN i.available_at IS NULL THEN '' ELSE CONVERT(char(23), i.available_at, 126) + 'Z' END AS available_at,
    LOWER(CONVERT(char(36), i.lock_id)) AS lock_id, i.lock_user, i.lock_workstation,
    CONVERT(char(23), i.locked_at, 126) + 'Z' AS locked_at, CONVERT(char(23), i.expires_at, 126) + 'Z' AS expires_at,
    i.attempts, i.created_by, CONVERT(char(23), i.created_at, 126) + 'Z' AS created_at, i.changes AS change,
    COALESCE(r.[current], r.imported) AS record, r.search,
    CAST(NULL AS bigint) AS from_item_id, CAST(NULL AS nvarchar(128)) AS sent_back_by,
    CAST(NULL AS nvarchar(max)) AS sent_back_reason
FROM intray_data.item AS i
JOIN intray_data.queue AS q ON q.id = i.queue_id
JOIN intray_data.record AS r ON r.item_id = i.id
CROSS APPLY intray_data.sight(i.queue_id) AS s
WHERE i.state <> 'staged'
