-- Differs: READPAST skips what others are just taking; an ordered CTE, because UPDATE TOP alone knows no order. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray_data.take_next
    @me nvarchar(128), @queues nvarchar(max), @count bigint, @lock uniqueidentifier, @workstation nvarchar(255),
    @now datetime2(3), @answer nvarchar(max) OUTPUT AS
BEGIN
    DECLARE @unknown nvarchar(64), @shortage varchar(20) = 'none', @held bigint = 0, @next datetime2(3), @free bigint;
    DECLARE @named TABLE (place int, id bigint, paused bit, limited int, seconds bigint, attempts int, sees bit);
    DECLARE @taken TABLE (id bigint PRIMARY KEY, queue_id bigint, old_lock uniqueidentifier, old_user nvarchar(128),
                          old_workstation nvarchar(255));
    SELECT TOP (1) @unknown = wanted.value FROM OPENJSON(@queues) AS wanted
    WHERE NOT EXISTS (SELECT 1 FROM intray_data.queue AS q WHERE q.name = wanted.value);
    IF @unknown IS NOT NULL
    BEGIN
        SET @answer = CONCAT(N'{"refused":"no_such_queue","queue":"', STRING_ESCAPE(@unknown, 'json'), N'"}');
        RETURN;
    END;
    IF intray_data.held_items(@me, @lock) IS NULL
    BEGIN
        INSERT INTO @named
        SELECT wanted.[key], q.id, q.paused, q.locks_per_user, q.lock_seconds, q.attempts,
               CASE WHEN EXISTS (SELECT 1 FROM intray_data.sight(q.id)) THEN 1 ELSE 0 END
        FROM OPENJSON(@queues) AS wanted JOIN intray_data.queue AS q ON q.name = wanted.value;
        UPDATE i SET available_at = NULL, changes = i.changes + 1
        FROM intray_data.item AS i WITH (ROWLOCK, READPAST) JOIN @named AS n ON n.id = i.queue_id
        WHERE i.state = 'open' AND i.available_at <= @now AND n.sees = 1 AND n.paused = 0;
        IF EXISTS (SELECT 1 FROM @named WHERE limited IS NOT NULL)
            SELECT @free = 0 FROM intray_data.[user] WITH (ROWLOCK, UPDLOCK, HOLDLOCK) WHERE name = @me;
        -- One by one, because each taken item counts against the limit of its queue.
        WHILE (SELECT COUNT(*) FROM @taken) < @count
        BEGIN
            WITH free AS (
                SELECT TOP (1) i.*, n.seconds
                FROM intray_data.item AS i WITH (ROWLOCK, UPDLOCK, READPAST) JOIN @named AS n ON n.id = i.queue_id
                WHERE n.sees = 1 AND n.paused = 0
                  AND ((i.state = 'open' AND i.available_at IS NULL)
                       OR (i.state = 'locked' AND i.expires_at <= @now
                           AND (n.attempts IS NULL OR i.attempts < n.attempts)))
                  AND (n.limited IS NULL
                       OR n.limited > (SELECT COUNT(*) FROM intray_data.item AS h
                                       WHERE h.state = 'locked' AND h.lock_user = @me AND h.queue_id = n.id))
                ORDER BY i.rank, i.id)
            UPDATE free
            SET state = 'locked', available_at = NULL, lock_id = @lock, lock_user = @me, lock_workstation = @workstation,
                locked_at = @now, expires_at = DATEADD(second, seconds, @now), attempts = attempts + 1,
                changes = changes + 1
            OUTPUT inserted.id, inserted.queue_id, deleted.lock_id, deleted.lock_user, deleted.lock_workstation
            INTO @taken;
            IF @@ROWCOUNT = 0 BREAK;
        END;
        INSERT INTO intray_data.event (queue_id, item_id, at, kind, user_name, workstation, lock_id)
        SELECT queue_id, id, @now, 'expired', old_user, old_workstation, old_lock FROM @taken WHERE old_lock IS NOT NULL;
        INSERT INTO intray_data.event (queue_id, item_id, at, kind, user_name, workstation, lock_id)
        SELECT queue_id, id, @now, 'claimed', @me, @workstation, @lock FROM @taken ORDER BY id;
        IF (SELECT COUNT(*) FROM @taken) < @count
        BEGIN
            SET @shortage = 'empty';
            SELECT @shortage = CASE WHEN n.sees = 0 THEN 'not_permitted' WHEN n.paused = 1 THEN 'paused'
                WHEN n.limited <= (SELECT COUNT(*) FROM intray_data.item AS h
                                   WHERE h.state = 'locked' AND h.lock_user = @me AND h.queue_id = n.id)
                THEN 'lock_limit' ELSE @shortage END
            FROM @named AS n;
            SELECT @held = COUNT(*) FROM intray_data.item AS i JOIN @named AS n ON n.id = i.queue_id
            WHERE n.sees = 1 AND n.paused = 0 AND i.state = 'locked' AND i.lock_user <> @me;
            SELECT @next = MIN(i.available_at) FROM intray_data.item AS i JOIN @named AS n ON n.id = i.queue_id
            WHERE n.sees = 1 AND n.paused = 0 AND i.state = 'open' AND i.available_at > @now;
            SET @shortage = CASE WHEN @held > 0 THEN 'all_held' WHEN @next IS NOT NULL THEN 'later' ELSE @shortage END;
        END;
    END;
    SET @answer = CONCAT(
        N'{"requested":', @count, N',"lock":"', LOWER(CONVERT(char(36), @lock)), N'","items":',
        COALESCE(intray_data.held_items(@me, @lock), N'[]'), N',"shortage":"', @shortage, N'","held_by_others":', @held,
        N',"holder":null,"next_available":', COALESCE('"' + CONVERT(char(23), @next, 126) + 'Z"', 'null'),
        N',"now":"', CONVERT(char(23), @now, 126), N'Z"}');
END
