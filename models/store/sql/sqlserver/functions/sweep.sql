-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.sweep
    @workstation nvarchar(255) AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'sweep', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        DECLARE @freed TABLE (id bigint, queue_id bigint, state varchar(10), attempts int, lock_id uniqueidentifier,
                              lock_user nvarchar(128));
        WITH expired AS (
            SELECT TOP (500) i.*, CASE WHEN i.attempts >= q.attempts THEN 'failed' ELSE 'open' END AS becomes
            FROM intray_data.item AS i WITH (ROWLOCK, UPDLOCK, READPAST) JOIN intray_data.queue AS q ON q.id = i.queue_id
            WHERE i.state = 'locked' AND i.expires_at <= @now ORDER BY i.id)
        UPDATE expired
        SET state = becomes, lock_id = NULL, lock_user = NULL, lock_workstation = NULL, locked_at = NULL, expires_at = NULL,
            changes = changes + 1
        OUTPUT inserted.id, inserted.queue_id, inserted.state, inserted.attempts, deleted.lock_id, deleted.lock_user INTO @freed;
        INSERT INTO intray_data.event (queue_id, item_id, at, kind, user_name, workstation, lock_id, detail)
        SELECT f.queue_id, f.id, @now, 'expired', @me, @workstation, f.lock_id,
               (SELECT f.lock_user AS holder FOR JSON PATH, WITHOUT_ARRAY_WRAPPER)
        FROM @freed AS f;
        UPDATE r
        SET error = CONCAT(N'Given up after ', f.attempts, N' attempt(s), each of which expired.'), finished_by = @me,
            finished_at = @now
        FROM intray_data.record AS r JOIN @freed AS f ON f.id = r.item_id AND f.state = 'failed';
        INSERT INTO intray_data.event (queue_id, item_id, at, kind, user_name, workstation, detail)
        SELECT f.queue_id, f.id, @now, 'failed', @me, @workstation,
               (SELECT r.error AS reason FOR JSON PATH, WITHOUT_ARRAY_WRAPPER)
        FROM @freed AS f JOIN intray_data.record AS r ON r.item_id = f.id WHERE f.state = 'failed';
        SET @answer = CONCAT(N'{"released":', (SELECT COUNT(*) FROM @freed), N'}');
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
