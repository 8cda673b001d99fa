-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.add_item
    @queue nvarchar(64), @key nvarchar(400), @priority bigint, @after bigint, @record nvarchar(max), @search nvarchar(max), @context nvarchar(max), @workstation nvarchar(255) AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'add_item', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        DECLARE @queue_id bigint = (SELECT id FROM intray_data.queue WHERE name = @queue), @id bigint;
        IF LEN(LTRIM(@key)) = 0 SET @answer = N'{"refused":"key_blank"}';
        ELSE IF @queue_id IS NULL
            SET @answer = CONCAT(N'{"refused":"no_such_queue","queue":"', STRING_ESCAPE(@queue, 'json'), N'"}');
        ELSE IF EXISTS (SELECT 1 FROM intray_data.item WITH (UPDLOCK, HOLDLOCK) WHERE queue_id = @queue_id AND [key] = @key)
            SET @answer = CONCAT(N'{"refused":"key_is_there","key":"', STRING_ESCAPE(@key, 'json'), N'","queue":"',
                                 STRING_ESCAPE(@queue, 'json'), N'"}');
        ELSE
        BEGIN
            INSERT INTO intray_data.item (queue_id, [key], priority, state, available_at, created_by, created_at)
            VALUES (@queue_id, @key, @priority, 'open', CASE WHEN @after > 0 THEN DATEADD(second, @after, @now) END, @me, @now);
            SET @id = SCOPE_IDENTITY();
            INSERT INTO intray_data.record (item_id, imported, search, context) VALUES (@id, @record, @search, @context);
            INSERT INTO intray_data.event (queue_id, item_id, at, kind, user_name, workstation)
            VALUES (@queue_id, @id, @now, 'added', @me, @workstation);
            SET @answer = CONCAT(N'{"item":', @id, N'}');
        END;
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
