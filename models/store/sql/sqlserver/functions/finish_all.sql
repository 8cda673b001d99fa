-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.finish_all
    @lock uniqueidentifier, @kind varchar(10), @operations nvarchar(max), @after bigint, @reason nvarchar(max), @workstation nvarchar(255) AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'finish_all', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        DECLARE @one bigint, @operation uniqueidentifier, @place int = 0, @all nvarchar(max) = N'';
        DECLARE held CURSOR LOCAL STATIC FOR
            SELECT id FROM intray_data.item WHERE state = 'locked' AND lock_user = @me AND lock_id = @lock ORDER BY id;
        OPEN held;
        FETCH NEXT FROM held INTO @one;
        WHILE @@FETCH_STATUS = 0 AND COALESCE(@answer, N'') NOT LIKE N'{"refused"%'
        BEGIN
            SELECT @operation = value FROM OPENJSON(@operations) WHERE [key] = CONVERT(nvarchar(10), @place);
            SET @answer = NULL;
            EXEC intray_data.finish_one @me, @one, @lock, @kind, @operation, NULL, NULL, @after, @reason, @workstation, @now,
                @answer OUTPUT;
            SELECT @place = @place + 1, @all = CONCAT(@all, CASE WHEN @all = N'' THEN N'' ELSE N',' END, @answer);
            FETCH NEXT FROM held INTO @one;
        END;
        IF @place = 0 SET @answer = N'{"refused":"lock_holds_nothing"}';
        ELSE IF @answer NOT LIKE N'{"refused"%' SET @answer = CONCAT(N'{"finished":[', @all, N']}');
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
