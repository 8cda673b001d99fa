-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.stage_items
    @import bigint, @items nvarchar(max) AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'stage_items', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        DECLARE @queue bigint;
        DECLARE @rows TABLE (place int PRIMARY KEY, [key] nvarchar(400) COLLATE Latin1_General_BIN2, priority int, after bigint,
                             record nvarchar(max), search nvarchar(max), context nvarchar(max), result varchar(20));
        UPDATE intray_data.import SET heard_at = @now, @queue = queue_id
        WHERE id = @import AND state = 'staging' AND user_name = @me;
        IF @queue IS NULL SET @answer = N'{"refused":"import_not_staging"}';
        ELSE
        BEGIN
            INSERT INTO @rows (place, [key], priority, after, record, search, context)
            SELECT CONVERT(int, o.[key]), r.[key], COALESCE(r.priority, 0), COALESCE(r.after, 0), r.record, r.search, r.context
            FROM OPENJSON(@items) AS o
            CROSS APPLY OPENJSON(o.value) WITH ([key] nvarchar(400), priority int, after bigint, record nvarchar(max) AS JSON,
                                                search nvarchar(max), context nvarchar(max) AS JSON) AS r;
            UPDATE r SET result = CASE
                WHEN EXISTS (SELECT 1 FROM intray_data.item AS i WITH (UPDLOCK, HOLDLOCK)
                             WHERE i.queue_id = @queue AND i.[key] = r.[key] AND COALESCE(i.import_id, 0) <> @import)
                THEN 'already_there'
                WHEN EXISTS (SELECT 1 FROM intray_data.item AS i WHERE i.queue_id = @queue AND i.[key] = r.[key])
                     OR EXISTS (SELECT 1 FROM @rows AS o WHERE o.[key] = r.[key] AND o.place < r.place) THEN 'repeated'
                ELSE 'added' END
            FROM @rows AS r;
            INSERT INTO intray_data.item (queue_id, [key], priority, state, available_at, import_id, created_by, created_at)
            SELECT @queue, [key], priority, 'staged', CASE WHEN after > 0 THEN DATEADD(second, after, @now) END, @import, @me, @now
            FROM @rows WHERE result = 'added' ORDER BY place;
            INSERT INTO intray_data.record (item_id, imported, search, context)
            SELECT i.id, r.record, r.search, r.context
            FROM @rows AS r JOIN intray_data.item AS i ON i.queue_id = @queue AND i.[key] = r.[key] WHERE r.result = 'added';
            SET @answer = CONCAT(N'{"results":[', (SELECT STRING_AGG(CONVERT(nvarchar(max), '"' + result + '"'), ',')
                WITHIN GROUP (ORDER BY place) FROM @rows), N']}');
        END;
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
