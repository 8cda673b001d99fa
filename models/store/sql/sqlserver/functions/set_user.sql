-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.set_user
    @name nvarchar(128), @roles nvarchar(max), @queues nvarchar(max) AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'set_user', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        DECLARE @sid varbinary(85) = COALESCE((SELECT sid FROM intray_data.[user] WHERE name = @name), SUSER_SID(@name)),
            @role nvarchar(64), @unknown nvarchar(64),
            @list nvarchar(200) = COALESCE((SELECT STRING_AGG(value, N',') FROM OPENJSON(@roles)), N'');
        SELECT TOP (1) @role = value FROM OPENJSON(@roles)
        WHERE value NOT IN (N'clerk', N'supervisor', N'administrator', N'importer', N'worker', N'auditor');
        SELECT TOP (1) @unknown = w.value FROM OPENJSON(@queues) AS w
        WHERE NOT EXISTS (SELECT 1 FROM intray_data.queue AS q WHERE q.name = w.value);
        IF @role IS NOT NULL SET @answer = CONCAT(N'{"refused":"no_such_role","role":"', STRING_ESCAPE(@role, 'json'), N'"}');
        ELSE IF @unknown IS NOT NULL
            SET @answer = CONCAT(N'{"refused":"no_such_queue","queue":"', STRING_ESCAPE(@unknown, 'json'), N'"}');
        ELSE IF @sid IS NULL SET @answer = CONCAT(N'{"refused":"no_such_login","user":"', STRING_ESCAPE(@name, 'json'), N'"}');
        ELSE
        BEGIN
            UPDATE intray_data.[user] SET roles = @list, active = 1, changes = changes + 1 WHERE name = @name;
            IF @@ROWCOUNT = 0
                INSERT INTO intray_data.[user] (name, sid, login, roles) VALUES (@name, @sid, @name, @list);
            DELETE FROM intray_data.membership WHERE user_name = @name;
            INSERT INTO intray_data.membership (user_name, queue_id)
            SELECT DISTINCT @name, q.id FROM OPENJSON(@queues) AS w JOIN intray_data.queue AS q ON q.name = w.value;
            SET @answer = N'{}';
        END;
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
