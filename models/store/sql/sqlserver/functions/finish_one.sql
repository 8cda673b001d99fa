-- Differs: T-SQL has no handler for one statement; the unique index is asked with a range lock first. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray_data.finish_one
    @me nvarchar(128), @item bigint, @lock uniqueidentifier, @kind varchar(10), @operation uniqueidentifier,
    @record nvarchar(max), @search nvarchar(max), @after bigint, @reason nvarchar(max), @workstation nvarchar(255),
    @now datetime2(3), @answer nvarchar(max) OUTPUT AS
BEGIN
    DECLARE @queue bigint, @next bigint, @name nvarchar(64), @dispositions nvarchar(200), @new bigint,
        @event varchar(12) = CASE @kind WHEN 'complete' THEN 'completed' WHEN 'return' THEN 'returned'
                                        WHEN 'dismiss' THEN 'dismissed' ELSE 'failed' END,
        @state varchar(10) = CASE @kind WHEN 'complete' THEN 'done' WHEN 'return' THEN 'open'
                                        WHEN 'dismiss' THEN 'dismissed' ELSE 'failed' END;
    SELECT @queue = q.id, @name = q.name, @dispositions = q.dispositions, @next = q.next_queue_id
    FROM intray_data.item AS i WITH (ROWLOCK, UPDLOCK) JOIN intray_data.queue AS q ON q.id = i.queue_id
    WHERE i.id = @item AND i.state = 'locked' AND i.lock_id = @lock AND i.lock_user = @me;
    -- The range lock makes the question wait for an original that is still under way.
    SELECT @answer = CASE WHEN e.item_id = @item AND e.user_name = @me AND e.kind = @event
                          THEN CONCAT(N'{"item":', @item, N',"state":"', @state, N'"}')
                          ELSE N'{"refused":"called_off"}' END
    FROM intray_data.event AS e WITH (UPDLOCK, HOLDLOCK) WHERE e.operation_id = @operation;
    IF @answer IS NULL AND @queue IS NULL SET @answer = intray_data.lock_lost(@item);
    IF @answer IS NOT NULL RETURN;
    IF N',' + @dispositions + N',' NOT LIKE N'%,' + @kind + N',%'
        SET @answer = CONCAT(N'{"refused":"disposition_not_allowed","queue":"', STRING_ESCAPE(@name, 'json'), N'"}');
    ELSE IF @kind = 'fail' AND LEN(LTRIM(COALESCE(@reason, N''))) = 0 SET @answer = N'{"refused":"reason_missing"}';
    ELSE IF @after NOT BETWEEN 0 AND 259200 SET @answer = N'{"refused":"after_out_of_range"}';
    IF @answer IS NOT NULL RETURN;
    UPDATE intray_data.item
    SET state = @state, available_at = CASE WHEN @kind = 'return' AND @after > 0 THEN DATEADD(second, @after, @now) END,
        lock_id = NULL, lock_user = NULL, lock_workstation = NULL, locked_at = NULL, expires_at = NULL,
        changes = changes + 1
    WHERE id = @item;
    UPDATE intray_data.record
    SET [current] = COALESCE(@record, [current]),
        search = COALESCE(LEFT(search, CHARINDEX(NCHAR(10), search + NCHAR(10)) - 1) + @search, search),
        error = CASE WHEN @kind = 'return' THEN COALESCE(NULLIF(@reason, N''), error) ELSE NULLIF(@reason, N'') END,
        finished_by = CASE WHEN @kind = 'return' THEN finished_by ELSE @me END,
        finished_at = CASE WHEN @kind = 'return' THEN finished_at ELSE @now END
    WHERE item_id = @item;
    INSERT INTO intray_data.event (queue_id, item_id, at, kind, user_name, workstation, lock_id, operation_id, detail)
    VALUES (@queue, @item, @now, @event, @me, @workstation, @lock, @operation,
            CASE WHEN @reason <> N'' OR @after > 0 THEN (
                SELECT NULLIF(@reason, N'') AS reason, NULLIF(@after, 0) AS after_seconds
                FOR JSON PATH, WITHOUT_ARRAY_WRAPPER) END);
    DELETE FROM intray_data.draft WHERE item_id = @item AND user_name = @me;
    IF @kind = 'complete' AND @next IS NOT NULL
    BEGIN
        INSERT INTO intray_data.item (queue_id, [key], priority, state, available_at, created_by, created_at)
        SELECT @next, i.[key], i.priority, 'open', DATEADD(second, 10, @now), @me, @now
        FROM intray_data.item AS i
        WHERE i.id = @item
          AND NOT EXISTS (SELECT 1 FROM intray_data.item AS o WITH (UPDLOCK, HOLDLOCK)
                          WHERE o.queue_id = @next AND o.[key] = i.[key]);
        IF @@ROWCOUNT = 1
        BEGIN
            SET @new = SCOPE_IDENTITY();
            INSERT INTO intray_data.record (item_id, imported, search, context)
            SELECT @new, COALESCE([current], imported), search, context FROM intray_data.record WHERE item_id = @item;
            INSERT INTO intray_data.event (queue_id, item_id, at, kind, user_name, workstation, detail)
            VALUES (@next, @new, @now, 'added', @me, @workstation, CONCAT(N'{"from_item":', @item, N'}'));
        END;
    END;
    SET @answer = CONCAT(N'{"item":', @item, N',"state":"', @state, N'"}');
END
