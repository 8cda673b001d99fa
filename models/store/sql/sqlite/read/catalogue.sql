-- Differs: the catalogue is SQLite's own.

-- name: table_exists
SELECT count(*) AS found FROM sqlite_schema WHERE type = 'table' AND name = :name

-- name: count_tables
SELECT count(*) AS found FROM sqlite_schema WHERE type = 'table'

-- name: catalogue_tables
SELECT '' AS table_schema, name AS table_name,
       CASE WHEN type = 'view' THEN 'view' WHEN sql LIKE 'CREATE VIRTUAL%' THEN 'foreign' ELSE 'table' END AS kind,
       1 AS is_grantable
FROM sqlite_schema
WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\_%' ESCAPE '\'
ORDER BY name

-- name: catalogue_columns
-- A column is unique if it is the whole key, or all of a unique index without conditions. It is made if it is the number of
-- the row, for which there is no index.
SELECT
    t.name AS column_name, lower(t.type) AS data_type, lower(t.type) AS full_type,
    t."notnull" = 0 AND t.pk = 0 AS is_nullable, t.hidden <> 0 AS is_computed, '' AS character_set, '' AS collation,
    (t.pk = 1 AND (SELECT max(pk) FROM pragma_table_info(:table, coalesce(nullif(:schema, ''), 'main'))) = 1)
    OR EXISTS (
        SELECT 1
        FROM pragma_index_list(:table, coalesce(nullif(:schema, ''), 'main')) AS i
        WHERE i."unique" = 1 AND i.partial = 0
          AND (SELECT count(*) FROM pragma_index_info(i.name)) = 1
          AND (SELECT name FROM pragma_index_info(i.name)) = t.name) AS is_unique,
    t.pk > 0 AS is_key,
    t.pk = 1 AND lower(t.type) = 'integer'
    AND (SELECT max(pk) FROM pragma_table_info(:table, coalesce(nullif(:schema, ''), 'main'))) = 1
    AND NOT EXISTS (
        SELECT 1 FROM pragma_index_list(:table, coalesce(nullif(:schema, ''), 'main')) AS i WHERE i.origin = 'pk') AS is_made,
    '' AS sequence
FROM pragma_table_xinfo(:table, coalesce(nullif(:schema, ''), 'main')) AS t
ORDER BY t.cid

-- name: database_file
SELECT file FROM pragma_database_list WHERE name = 'main'
