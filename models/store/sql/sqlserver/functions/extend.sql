-- Differs: the answer is the first item under the lock, which has its columns. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.extend
    @item bigint, @lock uniqueidentifier AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'extend', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        UPDATE i
        SET expires_at = CASE WHEN n.till > i.expires_at THEN n.till ELSE i.expires_at END, changes = i.changes + 1
        FROM intray_data.item AS i JOIN intray_data.queue AS q ON q.id = i.queue_id
        CROSS APPLY (SELECT MIN(t.till) AS till FROM (VALUES (DATEADD(second, q.lock_seconds, @now)),
            (DATEADD(second, q.longest_hold_seconds, i.locked_at))) AS t (till)) AS n
        WHERE i.id = @item AND i.state = 'locked' AND i.lock_id = @lock AND i.lock_user = @me;
        IF @@ROWCOUNT = 0 SET @answer = intray_data.lock_lost(@item);
        ELSE SET @answer = JSON_QUERY(intray_data.held_items(@me, @lock), '$[0]');
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
