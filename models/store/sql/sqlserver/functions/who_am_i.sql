-- Differs: the one call that answers a login that is not registered, too. Written from the manual; nobody has run it yet.
CREATE OR ALTER PROCEDURE intray.who_am_i AS
BEGIN
    SET NOCOUNT ON;
    DECLARE @me nvarchar(128), @roles nvarchar(200);
    SELECT @me = name, @roles = roles FROM intray_data.[user] WHERE sid = SUSER_SID(ORIGINAL_LOGIN()) AND active = 1;
    SELECT CONCAT(
        N'{"user":', COALESCE(N'"' + STRING_ESCAPE(@me, 'json') + N'"', N'null'), N',"login":"',
        STRING_ESCAPE(ORIGINAL_LOGIN(), 'json'), N'","roles":[',
        COALESCE(N'"' + REPLACE(NULLIF(@roles, N''), N',', N'","') + N'"', N''), N'],"database_id":"',
        (SELECT LOWER(CONVERT(char(36), database_guid)) FROM sys.database_recovery_status WHERE database_id = DB_ID()),
        N'","now":"', CONVERT(char(23), CONVERT(datetime2(3), SYSUTCDATETIME()), 126), N'Z","server":"SQL Server ',
        CONVERT(nvarchar(40), SERVERPROPERTY('ProductVersion')), N'","read_only":',
        CASE WHEN DATABASEPROPERTYEX(DB_NAME(), 'Updateability') = 'READ_ONLY' THEN N'true' ELSE N'false' END,
        N',"warnings":[', CASE WHEN EXISTS (SELECT 1 FROM sys.databases
            WHERE database_id = DB_ID() AND delayed_durability = 2) THEN N'"fsync_off"' ELSE N'' END, N']}') AS answer;
END
