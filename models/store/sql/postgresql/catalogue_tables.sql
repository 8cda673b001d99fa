-- Differs: the catalogue.
SELECT n.nspname AS table_schema, c.relname AS table_name,
       CASE WHEN c.relkind IN ('v', 'm') THEN 'view' WHEN c.relkind = 'f' THEN 'foreign' ELSE 'table' END AS kind,
       CASE WHEN pg_catalog.has_table_privilege(c.oid, 'UPDATE WITH GRANT OPTION') THEN 1 ELSE 0 END AS is_grantable
FROM pg_catalog.pg_class AS c
JOIN pg_catalog.pg_namespace AS n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f')
  AND n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\_%'
  AND (pg_catalog.has_table_privilege(c.oid, 'SELECT') OR pg_catalog.has_any_column_privilege(c.oid, 'SELECT'))
ORDER BY n.nspname, c.relname
