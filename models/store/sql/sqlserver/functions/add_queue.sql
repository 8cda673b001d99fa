-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.add_queue
    @rules nvarchar(max) AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'add_queue', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        DECLARE @name nvarchar(64) = JSON_VALUE(@rules, '$.name'), @next nvarchar(64) = NULLIF(JSON_VALUE(@rules, '$.next_queue'), N''),
            @next_id bigint;
        SELECT @next_id = id FROM intray_data.queue WHERE name = @next;
        IF @next IS NOT NULL AND @next_id IS NULL
            SET @answer = CONCAT(N'{"refused":"no_such_queue","queue":"', STRING_ESCAPE(@next, 'json'), N'"}');
        ELSE IF EXISTS (SELECT 1 FROM intray_data.queue WITH (UPDLOCK, HOLDLOCK) WHERE name = @name)
            SET @answer = CONCAT(N'{"refused":"queue_is_there","queue":"', STRING_ESCAPE(@name, 'json'), N'"}');
        ELSE
        BEGIN
            INSERT INTO intray_data.queue (name, title, record_schema, lock_seconds, longest_hold_seconds, locks_per_user, attempts,
                                           dispositions, next_queue_id, source_query, source_fresh_seconds, paused)
            SELECT @name, COALESCE(JSON_VALUE(@rules, '$.title'), N''), COALESCE(JSON_QUERY(@rules, '$.record_schema'), N'{}'),
                JSON_VALUE(@rules, '$.lock_seconds'), JSON_VALUE(@rules, '$.longest_hold_seconds'),
                JSON_VALUE(@rules, '$.locks_per_user'), JSON_VALUE(@rules, '$.attempts'),
                COALESCE(JSON_VALUE(@rules, '$.dispositions'), N''), @next_id, JSON_VALUE(@rules, '$.source_query'),
                COALESCE(JSON_VALUE(@rules, '$.source_fresh_seconds'), 60), COALESCE(JSON_VALUE(@rules, '$.paused'), 'false');
            SET @answer = N'{}';
        END;
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
