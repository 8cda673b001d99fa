-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.pause_queue
    @queue nvarchar(64), @paused bigint AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'pause_queue', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        UPDATE intray_data.queue SET paused = @paused, changes = changes + 1 WHERE name = @queue;
        SET @answer = CASE WHEN @@ROWCOUNT = 1 THEN N'{}' ELSE CONCAT(N'{"refused":"no_such_queue","queue":"', STRING_ESCAPE(@queue, 'json'), N'"}') END;
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
