-- Differs: the catalogue.

-- name: catalogue_tables
SELECT n.nspname AS table_schema, c.relname AS table_name,
       CASE WHEN c.relkind IN ('v', 'm') THEN 'view' WHEN c.relkind = 'f' THEN 'foreign' ELSE 'table' END AS kind,
       CASE WHEN pg_catalog.has_table_privilege(c.oid, 'UPDATE WITH GRANT OPTION') THEN 1 ELSE 0 END AS is_grantable
FROM pg_catalog.pg_class AS c
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f')
  AND n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\_%'
  AND (pg_catalog.has_table_privilege(c.oid, 'SELECT') OR pg_catalog.has_any_column_privilege(c.oid, 'SELECT'))
ORDER BY n.nspname, c.relname

-- name: catalogue_columns
-- A column is unique if it is all of a unique index without conditions. A number is made by the column itself or by the
-- sequence of its default, whose use needs a right.
SELECT
    a.attname AS column_name,
    pg_catalog.format_type(coalesce(nullif(t.typbasetype, 0), a.atttypid), NULL) AS data_type,
    pg_catalog.format_type(a.atttypid, a.atttypmod) AS full_type,
    CASE WHEN a.attnotnull THEN 0 ELSE 1 END AS is_nullable,
    CASE WHEN a.attgenerated <> '' OR a.attidentity = 'a' THEN 1 ELSE 0 END AS is_computed,
    '' AS character_set, '' AS collation,
    CASE WHEN EXISTS (
        SELECT 1 FROM pg_catalog.pg_index AS i
        WHERE i.indrelid = a.attrelid AND i.indisunique AND i.indisvalid AND i.indpred IS NULL AND i.indnkeyatts = 1
          AND i.indkey[0] = a.attnum) THEN 1 ELSE 0 END AS is_unique,
    CASE WHEN EXISTS (
        SELECT 1 FROM pg_catalog.pg_index AS i
        WHERE i.indrelid = a.attrelid AND i.indisprimary AND a.attnum = ANY (i.indkey)) THEN 1 ELSE 0 END AS is_key,
    CASE WHEN a.attidentity <> '' OR of_default.sequence IS NOT NULL OR made.by LIKE '%uuid%(%' THEN 1 ELSE 0 END AS is_made,
    coalesce(of_default.sequence, '') AS sequence
FROM pg_catalog.pg_attribute AS a
JOIN pg_catalog.pg_class AS c ON c.oid = a.attrelid
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_type AS t ON t.oid = a.atttypid
LEFT JOIN LATERAL (
    SELECT d.oid, pg_catalog.pg_get_expr(d.adbin, d.adrelid) AS by
    FROM pg_catalog.pg_attrdef AS d
    WHERE d.adrelid = a.attrelid AND d.adnum = a.attnum AND a.attgenerated = '') AS made ON true
LEFT JOIN LATERAL (
    SELECT pg_catalog.format('%I.%I', place.nspname, s.relname) AS sequence
    FROM pg_catalog.pg_depend AS needs
    JOIN pg_catalog.pg_class AS s ON s.oid = needs.refobjid AND s.relkind = 'S'
    JOIN pg_catalog.pg_namespace AS place ON place.oid = s.relnamespace
    WHERE needs.classid = 'pg_catalog.pg_attrdef'::regclass AND needs.objid = made.oid
      AND needs.refclassid = 'pg_catalog.pg_class'::regclass
    LIMIT 1) AS of_default ON true
WHERE n.nspname = :schema::text AND c.relname = :table::text AND a.attnum > 0 AND NOT a.attisdropped
ORDER BY a.attnum

-- name: table_exists
-- Whoever may not look into the schema finds nothing there.
SELECT count(*) AS found
FROM pg_catalog.pg_class
JOIN pg_catalog.pg_namespace ON pg_namespace.oid = pg_class.relnamespace
WHERE pg_namespace.nspname = 'intray' AND pg_class.relname = :name::text
