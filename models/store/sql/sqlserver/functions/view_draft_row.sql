-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE OR ALTER VIEW intray.draft_row AS
SELECT d.item_id, LOWER(CONVERT(char(36), d.lock_id)) AS lock_id, d.user_name AS [user], d.revision, d.content,
       CONVERT(char(23), d.saved_at, 126) + 'Z' AS saved_at
FROM intray_data.draft AS d
JOIN intray_data.[user] AS u
    ON u.sid = SUSER_SID(ORIGINAL_LOGIN()) AND u.active = 1
    AND (u.name = d.user_name OR u.roles LIKE N'%supervisor%')
