-- One line of text for everything that the schema says. The text of a table is not compared, because ALTER TABLE writes it
-- differently: its columns, keys and named rules are.
SELECT type || ' ' || name || ' of ' || tbl_name AS line FROM sqlite_master
UNION ALL
SELECT 'text of ' || name || ': ' || sql FROM sqlite_master WHERE type <> 'table' AND sql IS NOT NULL
UNION ALL
SELECT 'rules of ' || name || ': ' || sql FROM sqlite_master WHERE type = 'table'
UNION ALL
SELECT 'column ' || made.name || '.' || col.name || ' ' || col.type || ' ' || col."notnull" || ' '
       || coalesce(col.dflt_value, 'NULL') || ' ' || col.pk || ' ' || col.hidden
FROM sqlite_master AS made JOIN pragma_table_xinfo(made.name) AS col
WHERE made.type IN ('table', 'view')
UNION ALL
SELECT 'index ' || idx.name || ' ' || idx."unique" || ' ' || idx.origin || ' ' || idx.partial || ' '
       || (SELECT group_concat(coalesce(name, '-') || ' ' || "desc" || ' ' || "key") FROM pragma_index_xinfo(idx.name))
FROM sqlite_master AS made JOIN pragma_index_list(made.name) AS idx
WHERE made.type = 'table'
UNION ALL
SELECT 'reference ' || made.name || '.' || ref."from" || ' to ' || ref."table" || '.' || coalesce(ref."to", '') || ' '
       || ref.on_delete || ' ' || ref.on_update
FROM sqlite_master AS made JOIN pragma_foreign_key_list(made.name) AS ref
WHERE made.type = 'table'
