-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.claim_items
    @items nvarchar(max), @lock uniqueidentifier, @workstation nvarchar(255) AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'claim_items', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        DECLARE @missing bigint, @stuck bigint, @shortage varchar(20), @asked bigint = (SELECT COUNT(*) FROM OPENJSON(@items));
        DECLARE @taken TABLE (id bigint, queue_id bigint, old_lock uniqueidentifier, old_user nvarchar(128),
                              old_workstation nvarchar(255));
        SELECT TOP (1) @missing = CONVERT(bigint, p.value) FROM OPENJSON(@items) AS p
        WHERE NOT EXISTS (SELECT 1 FROM intray_data.item AS i CROSS APPLY intray_data.sight(i.queue_id) AS s
                          WHERE i.id = CONVERT(bigint, p.value) AND i.state <> 'staged');
        IF @missing IS NOT NULL SET @answer = CONCAT(N'{"refused":"no_such_item","item":', @missing, N'}');
        ELSE IF intray_data.held_items(@me, @lock) IS NULL
        BEGIN
            SELECT @stuck = 0 FROM intray_data.[user] WITH (ROWLOCK, UPDLOCK, HOLDLOCK) WHERE name = @me;
            SAVE TRANSACTION before_taking;
            UPDATE i
            SET state = 'locked', available_at = NULL, lock_id = @lock, lock_user = @me, lock_workstation = @workstation,
                locked_at = @now, expires_at = DATEADD(second, q.lock_seconds, @now), attempts = i.attempts + 1,
                changes = i.changes + 1
            OUTPUT inserted.id, inserted.queue_id, deleted.lock_id, deleted.lock_user, deleted.lock_workstation INTO @taken
            FROM intray_data.item AS i WITH (ROWLOCK, UPDLOCK) JOIN intray_data.queue AS q ON q.id = i.queue_id
            WHERE i.id IN (SELECT CONVERT(bigint, value) FROM OPENJSON(@items)) AND q.paused = 0
              AND ((i.state = 'open' AND (i.available_at IS NULL OR i.available_at <= @now))
                   OR (i.state = 'locked' AND i.expires_at <= @now));
            SELECT TOP (1) @stuck = i.id,
                @shortage = CASE WHEN q.paused = 1 THEN 'paused' WHEN i.state = 'locked' THEN 'taken_by_other'
                                 WHEN i.state <> 'open' THEN 'finished' ELSE 'later' END
            FROM intray_data.item AS i JOIN intray_data.queue AS q ON q.id = i.queue_id
            WHERE i.id IN (SELECT CONVERT(bigint, value) FROM OPENJSON(@items)) AND i.id NOT IN (SELECT id FROM @taken) ORDER BY i.id;
            IF @shortage IS NULL
                SELECT TOP (1) @stuck = MIN(t.id), @shortage = 'lock_limit'
                FROM @taken AS t JOIN intray_data.queue AS q ON q.id = t.queue_id
                WHERE q.locks_per_user < (SELECT COUNT(*) FROM intray_data.item AS h
                                          WHERE h.state = 'locked' AND h.lock_user = @me AND h.queue_id = q.id)
                GROUP BY q.id;
            IF @shortage IS NOT NULL
            BEGIN
                ROLLBACK TRANSACTION before_taking;
                DELETE FROM @taken;
                SET @answer = CONCAT(N'{"requested":', @asked, N',"lock":null,"items":[],"shortage":"', @shortage,
                    N'","held_by_others":0,"holder":', COALESCE((
                        SELECT LOWER(CONVERT(char(36), i.lock_id)) AS lock_id, i.lock_user, i.lock_workstation,
                               CONVERT(char(23), i.locked_at, 126) + 'Z' AS locked_at,
                               CONVERT(char(23), i.expires_at, 126) + 'Z' AS expires_at
                        FROM intray_data.item AS i WHERE i.id = @stuck AND i.state = 'locked'
                        FOR JSON PATH, WITHOUT_ARRAY_WRAPPER), N'null'), N',"next_available":', COALESCE((
                        SELECT '"' + CONVERT(char(23), i.available_at, 126) + 'Z"' FROM intray_data.item AS i
                        WHERE i.id = @stuck AND @shortage = 'later'), N'null'),
                    N',"now":"', CONVERT(char(23), @now, 126), N'Z"}');
            END;
            INSERT INTO intray_data.event (queue_id, item_id, at, kind, user_name, workstation, lock_id)
            SELECT queue_id, id, @now, 'expired', old_user, old_workstation, old_lock FROM @taken WHERE old_lock IS NOT NULL;
            INSERT INTO intray_data.event (queue_id, item_id, at, kind, user_name, workstation, lock_id)
            SELECT queue_id, id, @now, 'claimed', @me, @workstation, @lock FROM @taken ORDER BY id;
        END;
        IF @answer IS NULL
            SET @answer = CONCAT(N'{"requested":', @asked, N',"lock":"', LOWER(CONVERT(char(36), @lock)), N'","items":',
                intray_data.held_items(@me, @lock), N',"shortage":"none","held_by_others":0,"holder":null,"next_available":null,',
                N'"now":"', CONVERT(char(23), @now, 126), N'Z"}');
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
