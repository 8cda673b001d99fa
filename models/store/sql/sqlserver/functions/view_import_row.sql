-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE OR ALTER VIEW intray.import_row AS
SELECT p.id, p.queue_id, p.source, p.state, p.user_name AS [user],
       CONVERT(char(23), p.started_at, 126) + 'Z' AS started_at, CONVERT(char(23), p.heard_at, 126) + 'Z' AS heard_at
FROM intray_data.import AS p
WHERE EXISTS (SELECT 1 FROM intray_data.[user] AS u
              WHERE u.sid = SUSER_SID(ORIGINAL_LOGIN()) AND u.active = 1
                AND (u.roles LIKE N'%importer%' OR u.roles LIKE N'%administrator%'))
