-- Differs: identity is ORIGINAL_LOGIN(), never a parameter. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray_data.who_calls
    @verb sysname, @me nvarchar(128) OUTPUT, @answer nvarchar(max) OUTPUT AS
BEGIN
    IF @@TRANCOUNT > 0 THROW 51000, N'Intray is called outside transactions only', 1;
    DECLARE @roles nvarchar(200);
    SELECT @me = u.name, @roles = u.roles
    FROM intray_data.[user] AS u WHERE u.sid = SUSER_SID(ORIGINAL_LOGIN()) AND u.active = 1;
    IF @me IS NULL THROW 51000, N'This login is not registered with Intray', 1;
    IF NOT EXISTS (SELECT 1 FROM intray_data.role AS r
                   JOIN STRING_SPLIT(@roles, N',') AS mine ON mine.value = r.role WHERE r.verb = @verb)
        SELECT TOP (1) @answer = CONCAT(N'{"refused":"not_permitted","role":"', r.role, N'"}')
        FROM intray_data.role AS r WHERE r.verb = @verb ORDER BY r.place;
END
