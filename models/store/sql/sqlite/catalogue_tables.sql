-- Differs: the catalogue.
SELECT '' AS table_schema, name AS table_name,
       CASE WHEN type = 'view' THEN 'view' WHEN sql LIKE 'CREATE VIRTUAL%' THEN 'foreign' ELSE 'table' END AS kind,
       1 AS is_grantable
FROM sqlite_schema
WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\_%' ESCAPE '\'
ORDER BY name
