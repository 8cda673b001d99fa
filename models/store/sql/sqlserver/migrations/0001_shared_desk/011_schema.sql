-- Differs: what is called and read stands in a schema of its own; ownership chaining reaches the tables. Written from the manual; nobody has run it yet.
IF SCHEMA_ID(N'intray') IS NULL EXEC (N'CREATE SCHEMA intray')
