-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.begin_import
    @queue nvarchar(64), @source nvarchar(max), @workstation nvarchar(255) AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'begin_import', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        DECLARE @id bigint = (SELECT id FROM intray_data.queue WHERE name = @queue);
        IF @id IS NULL SET @answer = CONCAT(N'{"refused":"no_such_queue","queue":"', STRING_ESCAPE(@queue, 'json'), N'"}');
        ELSE IF EXISTS (SELECT 1 FROM intray_data.import WITH (UPDLOCK, HOLDLOCK)
                        WHERE queue_id = @id AND state IN ('staging', 'accepted', 'discarding'))
            SET @answer = N'{"refused":"import_running"}';
        ELSE
        BEGIN
            INSERT INTO intray_data.import (queue_id, source, state, user_name, workstation, started_at, heard_at)
            VALUES (@id, @source, 'staging', @me, @workstation, @now, @now);
            SET @answer = CONCAT(N'{"import":', SCOPE_IDENTITY(), N'}');
        END;
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
