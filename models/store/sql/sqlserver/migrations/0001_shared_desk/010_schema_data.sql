-- Differs: tables stand in a schema of their own, on which nobody has rights. Written from the manual; nobody has run it yet.
IF SCHEMA_ID(N'intray_data') IS NULL EXEC (N'CREATE SCHEMA intray_data')
