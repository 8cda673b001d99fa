-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE OR ALTER VIEW intray.event_row AS
SELECT e.id, e.item_id, CONVERT(char(23), e.at, 126) + 'Z' AS at, e.kind, e.user_name AS [user], e.workstation,
       LOWER(CONVERT(char(36), e.lock_id)) AS lock_id, LOWER(CONVERT(char(36), e.operation_id)) AS operation_id, e.detail
FROM intray_data.event AS e
CROSS APPLY intray_data.sight(e.queue_id) AS s
