-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.release_locks
    @locks nvarchar(max), @reason nvarchar(max), @workstation nvarchar(255) AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'release_locks', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        DECLARE @missing bigint;
        DECLARE @freed TABLE (id bigint, queue_id bigint, lock_id uniqueidentifier, lock_user nvarchar(128));
        SELECT TOP (1) @missing = seen.item FROM OPENJSON(@locks) WITH (item bigint, lock uniqueidentifier) AS seen
        WHERE NOT EXISTS (SELECT 1 FROM intray_data.item AS i WHERE i.id = seen.item AND i.state <> 'staged');
        UPDATE i
        SET state = 'open', lock_id = NULL, lock_user = NULL, lock_workstation = NULL, locked_at = NULL, expires_at = NULL,
            changes = i.changes + 1
        OUTPUT inserted.id, inserted.queue_id, deleted.lock_id, deleted.lock_user INTO @freed
        FROM intray_data.item AS i
        JOIN OPENJSON(@locks) WITH (item bigint, lock uniqueidentifier) AS seen ON seen.item = i.id AND seen.lock = i.lock_id
        WHERE i.state = 'locked';
        INSERT INTO intray_data.event (queue_id, item_id, at, kind, user_name, workstation, lock_id, detail)
        SELECT f.queue_id, f.id, @now, 'released', @me, @workstation, f.lock_id,
               (SELECT COALESCE(@reason, N'') AS reason, f.lock_user AS holder FOR JSON PATH, WITHOUT_ARRAY_WRAPPER)
        FROM @freed AS f;
        SET @answer = CASE WHEN @missing IS NULL THEN CONCAT(N'{"released":', (SELECT COUNT(*) FROM @freed), N'}')
                           ELSE CONCAT(N'{"refused":"no_such_item","item":', @missing, N'}') END;
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
