-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.remove_queue
    @queue nvarchar(64) AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'remove_queue', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        DECLARE @id bigint = (SELECT id FROM intray_data.queue WITH (UPDLOCK) WHERE name = @queue);
        IF @id IS NULL SET @answer = CONCAT(N'{"refused":"no_such_queue","queue":"', STRING_ESCAPE(@queue, 'json'), N'"}');
        ELSE IF EXISTS (SELECT 1 FROM intray_data.item WHERE queue_id = @id)
             OR EXISTS (SELECT 1 FROM intray_data.import WHERE queue_id = @id AND state <> 'discarded')
             OR EXISTS (SELECT 1 FROM intray_data.queue WHERE next_queue_id = @id)
            SET @answer = CONCAT(N'{"refused":"queue_in_use","queue":"', STRING_ESCAPE(@queue, 'json'), N'"}');
        ELSE
        BEGIN
            DELETE FROM intray_data.import WHERE queue_id = @id;
            DELETE FROM intray_data.queue WHERE id = @id;
            UPDATE intray_data.[user] SET changes = changes + 1 WHERE name = @me;
            SET @answer = N'{}';
        END;
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
