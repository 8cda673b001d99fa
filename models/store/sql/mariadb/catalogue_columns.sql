-- Differs: the catalogue. A column is unique if it is all of a unique index.
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
    CASE WHEN c.column_key = 'PRI' THEN 1 ELSE 0 END AS is_key
FROM information_schema.columns AS c
WHERE c.table_schema = :schema AND c.table_name = :table
ORDER BY c.ordinal_position
