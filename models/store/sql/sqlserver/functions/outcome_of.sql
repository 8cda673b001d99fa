-- Differs: the range lock waits for an original that is still under way, then the tombstone is put. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.outcome_of
    @operation uniqueidentifier, @workstation nvarchar(255) AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'outcome_of', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        DECLARE @user nvarchar(128), @kind varchar(12);
        SELECT @user = user_name, @kind = kind FROM intray_data.event WITH (UPDLOCK, HOLDLOCK) WHERE operation_id = @operation;
        IF @kind IS NULL
            INSERT INTO intray_data.event (at, kind, user_name, workstation, operation_id)
            VALUES (@now, 'tombstone', @me, @workstation, @operation);
        SET @answer = CASE
            WHEN @user <> @me THEN N'{"refused":"not_permitted","role":"clerk"}'
            WHEN COALESCE(@kind, 'tombstone') = 'tombstone' THEN N'{"event":null}'
            ELSE CONCAT(N'{"event":', (
                SELECT e.id, e.item_id, CONVERT(char(23), e.at, 126) + 'Z' AS at, e.kind, e.user_name AS [user], e.workstation,
                       LOWER(CONVERT(char(36), e.lock_id)) AS lock_id,
                       LOWER(CONVERT(char(36), e.operation_id)) AS operation_id, e.detail
                FROM intray_data.event AS e WHERE e.operation_id = @operation
                FOR JSON PATH, INCLUDE_NULL_VALUES, WITHOUT_ARRAY_WRAPPER), N'}') END;
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
