-- One line of text for everything that the schema says.
SELECT concat('relation ', table_name, ' ', table_type, ' ', ifnull(engine, ''), ' ', ifnull(table_collation, '')) AS line
FROM information_schema.tables WHERE table_schema = database()
UNION ALL
SELECT concat('column ', table_name, '.', column_name, ' ', column_type, ' ', is_nullable, ' ', ifnull(column_default, ''), ' ',
              ifnull(collation_name, ''), ' ', extra, ' ', ifnull(generation_expression, ''))
FROM information_schema.columns WHERE table_schema = database()
UNION ALL
SELECT concat('index ', table_name, ' ', index_name, ' ', seq_in_index, ' ', column_name, ' ', non_unique)
FROM information_schema.statistics WHERE table_schema = database()
UNION ALL
SELECT concat('rule ', table_name, ' ', constraint_name, ' ', check_clause)
FROM information_schema.check_constraints WHERE constraint_schema = database()
UNION ALL
SELECT concat('reference ', table_name, ' ', constraint_name, ' ', referenced_table_name, ' ', delete_rule, ' ', update_rule)
FROM information_schema.referential_constraints WHERE constraint_schema = database()
UNION ALL
SELECT concat('view ', table_name, ' ', definer, ' ', security_type, ' ', view_definition)
FROM information_schema.views WHERE table_schema = database()
UNION ALL
SELECT concat('function ', routine_type, ' ', routine_name, ' ', definer, ' ', security_type, ' ', md5(routine_definition))
FROM information_schema.routines WHERE routine_schema = database()
UNION ALL
SELECT concat('right ', grantee, ' ', table_name, ' ', privilege_type)
FROM information_schema.table_privileges WHERE table_schema = database()
UNION ALL
SELECT concat('right ', grantee, ' ', table_name, '.', column_name, ' ', privilege_type)
FROM information_schema.column_privileges WHERE table_schema = database()
UNION ALL
SELECT concat('right ', user, '@', host, ' ', routine_type, ' ', routine_name, ' ', proc_priv)
FROM mysql.procs_priv WHERE db = database()
