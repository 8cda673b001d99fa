-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE OR ALTER VIEW intray.record_row AS
SELECT r.item_id, r.imported, r.[current], r.context, r.result, r.error, r.finished_by,
       CONVERT(char(23), r.finished_at, 126) + 'Z' AS finished_at
FROM intray_data.record AS r
JOIN intray_data.item AS i ON i.id = r.item_id AND i.state <> 'staged'
CROSS APPLY intray_data.sight(i.queue_id) AS s
