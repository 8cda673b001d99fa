-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.remove_user
    @name nvarchar(128) AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'remove_user', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        UPDATE intray_data.[user] SET active = 0, roles = N'', changes = changes + 1 WHERE name = @name;
        SET @answer = CASE WHEN @@ROWCOUNT = 1 THEN N'{}'
            ELSE CONCAT(N'{"refused":"no_such_user","user":"', STRING_ESCAPE(@name, 'json'), N'"}') END;
        DELETE FROM intray_data.membership WHERE user_name = @name;
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
