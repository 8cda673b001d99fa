-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.discard_import
    @import bigint, @limit bigint AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'discard_import', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        DECLARE @gone TABLE (id bigint);
        IF EXISTS (SELECT 1 FROM intray_data.import WHERE id = @import AND state = 'staging' AND user_name <> @me
                   AND heard_at > DATEADD(second, -60, @now))
            SET @answer = N'{"refused":"import_running"}';
        ELSE IF EXISTS (SELECT 1 FROM intray_data.import WITH (ROWLOCK, UPDLOCK)
                        WHERE id = @import AND state IN ('staging', 'discarding'))
        BEGIN
            INSERT INTO @gone SELECT TOP (@limit) id FROM intray_data.item WHERE import_id = @import AND state = 'staged' ORDER BY id;
            DELETE FROM intray_data.record WHERE item_id IN (SELECT id FROM @gone);
            DELETE FROM intray_data.item WHERE id IN (SELECT id FROM @gone);
            UPDATE intray_data.import
            SET state = CASE WHEN EXISTS (SELECT 1 FROM @gone) THEN 'discarding' ELSE 'discarded' END, heard_at = @now
            WHERE id = @import;
        END;
        IF @answer IS NULL SET @answer = CONCAT(N'{"gone":', (SELECT COUNT(*) FROM @gone), N'}');
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
