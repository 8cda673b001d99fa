-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.take_back
    @item bigint, @operation uniqueidentifier, @lock uniqueidentifier, @workstation nvarchar(255) AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'take_back', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        DECLARE @state varchar(10), @queue bigint, @next bigint, @key nvarchar(400), @fits int, @follow bigint, @untouched bit;
        SELECT @state = i.state, @queue = i.queue_id, @key = i.[key], @next = q.next_queue_id
        FROM intray_data.item AS i WITH (ROWLOCK, UPDLOCK) JOIN intray_data.queue AS q ON q.id = i.queue_id
        WHERE i.id = @item AND i.state <> 'staged';
        IF @queue IS NULL SET @answer = CONCAT(N'{"refused":"no_such_item","item":', @item, N'}');
        ELSE IF intray_data.held_items(@me, @lock) IS NULL
        BEGIN
            SELECT TOP (1) @fits = CASE WHEN e.operation_id = @operation AND e.user_name = @me
                AND DATEADD(second, 10, e.at) >= @now AND @state <> 'locked' THEN 1 ELSE 0 END
            FROM intray_data.event AS e WHERE e.item_id = @item ORDER BY e.id DESC;
            IF @fits = 1 AND @state = 'done'
                SELECT @follow = i.id, @untouched = CASE WHEN i.state = 'open' AND i.attempts = 0 AND i.available_at IS NOT NULL
                                                         THEN 1 ELSE 0 END
                FROM intray_data.item AS i WITH (ROWLOCK, UPDLOCK)
                CROSS APPLY (SELECT TOP (1) e.detail FROM intray_data.event AS e WHERE e.item_id = i.id ORDER BY e.id DESC) AS l
                WHERE i.queue_id = @next AND i.[key] = @key AND JSON_VALUE(l.detail, '$.from_item') = CONVERT(varchar(20), @item);
            IF COALESCE(@fits, 0) = 0 OR @untouched = 0 SET @answer = N'{"refused":"too_late"}';
            ELSE
            BEGIN
                IF @follow IS NOT NULL
                BEGIN
                    INSERT INTO intray_data.event (queue_id, item_id, at, kind, user_name, workstation)
                    VALUES (@next, @follow, @now, 'withdrawn', @me, @workstation);
                    DELETE FROM intray_data.record WHERE item_id = @follow;
                    DELETE FROM intray_data.item WHERE id = @follow;
                END;
                UPDATE i
                SET state = 'locked', available_at = NULL, lock_id = @lock, lock_user = @me, lock_workstation = @workstation,
                    locked_at = @now, expires_at = DATEADD(second, q.lock_seconds, @now), changes = i.changes + 1
                FROM intray_data.item AS i JOIN intray_data.queue AS q ON q.id = i.queue_id WHERE i.id = @item;
                UPDATE intray_data.record SET error = NULL, finished_by = NULL, finished_at = NULL WHERE item_id = @item;
                IF @state <> 'open'
                    INSERT INTO intray_data.event (queue_id, item_id, at, kind, user_name, workstation, lock_id)
                    VALUES (@queue, @item, @now, IIF(@state = 'done', 'taken_back', 'reopened'), @me, @workstation, @lock);
                INSERT INTO intray_data.event (queue_id, item_id, at, kind, user_name, workstation, lock_id)
                VALUES (@queue, @item, @now, 'claimed', @me, @workstation, @lock);
            END;
        END;
        IF @answer IS NULL
            SET @answer = CONCAT(N'{"requested":1,"lock":"', LOWER(CONVERT(char(36), @lock)), N'","items":',
                intray_data.held_items(@me, @lock), N',"shortage":"none","held_by_others":0,"holder":null,"next_available":null,',
                N'"now":"', CONVERT(char(23), @now, 126), N'Z"}');
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
