-- Differs: the catalogue.

-- name: catalogue_tables
-- A right is handed on by who has it for the server, the database or the table.
SELECT t.table_schema AS table_schema, t.table_name AS table_name,
       CASE WHEN t.table_type LIKE '%VIEW%' THEN 'view' WHEN COALESCE(t.engine, '') <> 'InnoDB' THEN 'foreign' ELSE 'table' END AS kind,
       CASE WHEN EXISTS (
           SELECT 1 FROM information_schema.user_privileges AS u
           WHERE u.grantee = a.account AND u.privilege_type = 'UPDATE' AND u.is_grantable = 'YES')
       OR EXISTS (
           SELECT 1 FROM information_schema.schema_privileges AS s
           WHERE s.grantee = a.account AND s.privilege_type = 'UPDATE' AND s.is_grantable = 'YES'
             AND DATABASE() LIKE s.table_schema)
       OR EXISTS (
           SELECT 1 FROM information_schema.table_privileges AS p
           WHERE p.grantee = a.account AND p.privilege_type = 'UPDATE' AND p.is_grantable = 'YES'
             AND p.table_schema = t.table_schema AND p.table_name = t.table_name) THEN 1 ELSE 0 END AS is_grantable
FROM information_schema.tables AS t
CROSS JOIN (
    SELECT CONCAT('''', SUBSTR(CURRENT_USER(), 1, CHAR_LENGTH(CURRENT_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(CURRENT_USER(), '@', -1)) - 1),
                  '''@''', SUBSTRING_INDEX(CURRENT_USER(), '@', -1), '''') AS account) AS a
WHERE t.table_schema = DATABASE()
ORDER BY t.table_name

-- name: catalogue_columns
-- A column is unique if it is all of a unique index. It is made where the number can be asked for afterwards.
SELECT
    c.column_name AS column_name, c.data_type AS data_type, c.column_type AS full_type,
    CASE WHEN c.is_nullable = 'YES' THEN 1 ELSE 0 END AS is_nullable,
    CASE WHEN c.is_generated <> 'NEVER' THEN 1 ELSE 0 END AS is_computed,
    COALESCE(c.character_set_name, '') AS character_set, COALESCE(c.collation_name, '') AS collation,
    CASE WHEN EXISTS (
        SELECT 1 FROM information_schema.statistics AS i
        WHERE i.table_schema = c.table_schema AND i.table_name = c.table_name AND i.non_unique = 0
          AND i.column_name = c.column_name AND i.sub_part IS NULL
          AND NOT EXISTS (
              SELECT 1 FROM information_schema.statistics AS o
              WHERE o.table_schema = i.table_schema AND o.table_name = i.table_name AND o.index_name = i.index_name
                AND o.seq_in_index > 1)) THEN 1 ELSE 0 END AS is_unique,
    CASE WHEN c.column_key = 'PRI' THEN 1 ELSE 0 END AS is_key,
    CASE WHEN c.extra LIKE '%auto_increment%' THEN 1 ELSE 0 END AS is_made, '' AS sequence
FROM information_schema.columns AS c
WHERE c.table_schema = :schema AND c.table_name = :table
ORDER BY c.ordinal_position

-- name: table_exists
-- Whoever may not look into the database finds nothing there.
SELECT COUNT(*) AS found
FROM information_schema.tables
WHERE table_schema = DATABASE() AND table_name = :name
