-- Differs: the catalogue. Written from the manual; nobody has run it yet.
SELECT COUNT(*) AS found FROM sys.tables AS t
WHERE t.schema_id = SCHEMA_ID(N'intray') AND t.name = :name
