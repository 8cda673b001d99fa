-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.save_draft
    @item bigint, @lock uniqueidentifier, @revision bigint, @content nvarchar(max) AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'save_draft', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        IF NOT EXISTS (SELECT 1 FROM intray_data.item WITH (ROWLOCK, UPDLOCK)
                       WHERE id = @item AND state = 'locked' AND lock_id = @lock AND lock_user = @me)
            SET @answer = intray_data.lock_lost(@item);
        ELSE
        BEGIN
            UPDATE intray_data.draft SET revision = @revision, content = @content, saved_at = @now
            WHERE item_id = @item AND lock_id = @lock AND revision < @revision;
            IF NOT EXISTS (SELECT 1 FROM intray_data.draft WHERE item_id = @item AND lock_id = @lock)
                INSERT INTO intray_data.draft (item_id, lock_id, user_name, revision, content, saved_at)
                VALUES (@item, @lock, @me, @revision, @content, @now);
            SET @answer = N'{}';
        END;
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
