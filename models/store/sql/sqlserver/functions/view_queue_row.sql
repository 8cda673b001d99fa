-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE OR ALTER VIEW intray.queue_row AS
SELECT q.id, q.name, q.title, q.record_schema, q.lock_seconds, q.longest_hold_seconds, q.locks_per_user, q.attempts,
       q.dispositions, q.next_queue_id, q.source_query, q.source_fresh_seconds, q.paused, q.changes AS change,
       n.name AS next_queue, 0 AS other_hands, N'[]' AS blind_fields, CAST(NULL AS nvarchar(64)) AS decide_queue, 100 AS share,
       N'' AS pause_message, CAST(NULL AS bigint) AS first_warning_seconds, CAST(NULL AS bigint) AS last_warning_seconds,
       N'{}' AS reasons
FROM intray_data.queue AS q
LEFT JOIN intray_data.queue AS n ON n.id = q.next_queue_id
WHERE EXISTS (SELECT 1 FROM intray_data.sight(q.id))
   OR EXISTS (SELECT 1 FROM intray_data.[user] AS u
              WHERE u.sid = SUSER_SID(ORIGINAL_LOGIN()) AND u.active = 1 AND u.roles LIKE N'%importer%')
