-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE OR ALTER VIEW intray.user_row AS
SELECT u.name, u.login, u.active, u.roles,
       COALESCE((SELECT STRING_AGG(q.name, ',') FROM intray_data.membership AS m
                 JOIN intray_data.queue AS q ON q.id = m.queue_id WHERE m.user_name = u.name), '') AS queues
FROM intray_data.[user] AS u
JOIN intray_data.[user] AS me
    ON me.sid = SUSER_SID(ORIGINAL_LOGIN()) AND me.active = 1
    AND (me.name = u.name OR me.roles LIKE N'%administrator%')
