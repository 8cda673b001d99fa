-- Differs: the catalogue is SQLite's own.
SELECT count(*) AS found FROM sqlite_schema WHERE type = 'table'
