-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.reopen
    @item bigint, @workstation nvarchar(255) AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'reopen', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        DECLARE @queue bigint, @state varchar(10);
        SELECT @queue = queue_id, @state = state FROM intray_data.item WITH (ROWLOCK, UPDLOCK)
        WHERE id = @item AND state <> 'staged';
        IF @queue IS NULL SET @answer = CONCAT(N'{"refused":"no_such_item","item":', @item, N'}');
        ELSE IF @state NOT IN ('done', 'failed', 'dismissed') SET @answer = N'{"refused":"not_finished"}';
        ELSE
        BEGIN
            UPDATE intray_data.item SET state = 'open', available_at = NULL, attempts = 0, changes = changes + 1 WHERE id = @item;
            UPDATE intray_data.record SET error = NULL, finished_by = NULL, finished_at = NULL WHERE item_id = @item;
            INSERT INTO intray_data.event (queue_id, item_id, at, kind, user_name, workstation)
            VALUES (@queue, @item, @now, 'reopened', @me, @workstation);
            SET @answer = N'{}';
        END;
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
