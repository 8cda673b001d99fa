-- Differs: the filter of rows, by the login that opened the session whatever it has become since. The views apply it; a
-- security policy on the tables would filter for the procedures too, which must see the next queue and every key. Written from the manual; nobody has run it yet.
CREATE FUNCTION intray_data.sight(@queue_id bigint) RETURNS TABLE WITH SCHEMABINDING AS
RETURN SELECT 1 AS sees
FROM intray_data.[user] AS u
WHERE u.sid = SUSER_SID(ORIGINAL_LOGIN()) AND u.active = 1
  AND (u.roles LIKE N'%supervisor%' OR u.roles LIKE N'%administrator%' OR u.roles LIKE N'%auditor%'
       OR ((u.roles LIKE N'%clerk%' OR u.roles LIKE N'%worker%')
           AND (NOT EXISTS (SELECT 1 FROM intray_data.membership AS m WHERE m.user_name = u.name)
                OR EXISTS (SELECT 1 FROM intray_data.membership AS m
                           WHERE m.user_name = u.name AND m.queue_id = @queue_id))))
