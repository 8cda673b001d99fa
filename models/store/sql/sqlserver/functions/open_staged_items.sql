-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.open_staged_items
    @import bigint, @limit bigint AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'open_staged_items', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        DECLARE @opened TABLE (id bigint, queue_id bigint);
        IF EXISTS (SELECT 1 FROM intray_data.import WITH (ROWLOCK, UPDLOCK) WHERE id = @import AND state = 'accepted')
        BEGIN
            WITH piece AS (SELECT TOP (@limit) * FROM intray_data.item
                           WHERE import_id = @import AND state = 'staged' ORDER BY id)
            UPDATE piece SET state = 'open' OUTPUT inserted.id, inserted.queue_id INTO @opened;
            INSERT INTO intray_data.event (queue_id, item_id, at, kind, user_name, workstation)
            SELECT o.queue_id, o.id, @now, 'imported', p.user_name, p.workstation
            FROM @opened AS o CROSS JOIN intray_data.import AS p WHERE p.id = @import ORDER BY o.id;
            IF NOT EXISTS (SELECT 1 FROM @opened)
                UPDATE intray_data.import SET state = 'complete', heard_at = @now WHERE id = @import;
        END;
        SET @answer = CONCAT(N'{"opened":', (SELECT COUNT(*) FROM @opened), N'}');
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
