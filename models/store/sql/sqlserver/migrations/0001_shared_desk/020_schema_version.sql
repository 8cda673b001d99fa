-- Differs: T-SQL. Written from the manual; nobody has run it yet.
IF OBJECT_ID(N'intray.schema_version') IS NULL CREATE TABLE intray.schema_version (
    version int NOT NULL CONSTRAINT schema_version_once PRIMARY KEY,
    name nvarchar(200) NOT NULL,
    applied_at datetime2(3) NOT NULL CONSTRAINT schema_version_now DEFAULT SYSUTCDATETIME()
)
