-- Differs: one call does it all; a refusal undoes what came before it. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.complete_with_result
    @item bigint, @lock uniqueidentifier, @operation uniqueidentifier, @record nvarchar(max), @search nvarchar(max), @result nvarchar(max), @workstation nvarchar(255) AS
BEGIN
    SET NOCOUNT ON;
    SET XACT_ABORT ON;
    SET LOCK_TIMEOUT 5000;
    SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
    DECLARE @me nvarchar(128), @answer nvarchar(max), @known int, @now datetime2(3) = SYSUTCDATETIME();
    EXEC intray_data.who_calls N'complete_with_result', @me OUTPUT, @answer OUTPUT;
    IF @answer IS NULL
    BEGIN
        BEGIN TRANSACTION;
        SELECT @known = COUNT(*) FROM intray_data.event WHERE operation_id = @operation;
        EXEC intray_data.finish_one @me, @item, @lock, 'complete', @operation, @record, @search, 0, NULL, @workstation,
            @now, @answer OUTPUT;
        IF @known = 0 AND @answer NOT LIKE N'{"refused"%'
            UPDATE intray_data.record SET result = @result WHERE item_id = @item;
        IF @answer LIKE N'{"refused"%' ROLLBACK TRANSACTION;
        ELSE COMMIT TRANSACTION;
    END;
    SELECT @answer AS answer;
END
