-- One line of text for everything that the schema says.
SELECT 'relation ' || relname || ' ' || relkind::text || ' ' || relrowsecurity || ' ' || relowner::regrole || ' '
       || coalesce(reloptions::text, '') || ' '
       || coalesce((SELECT string_agg(acl::text, ' ' ORDER BY acl::text) FROM unnest(relacl) AS acl), '') AS line
FROM pg_class WHERE relnamespace = 'intray'::regnamespace
UNION ALL
SELECT 'column ' || attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull
       || ' ' || attidentity::text || ' ' || attgenerated::text || ' ' || coalesce(attcollation::regcollation::text, '')
       || ' ' || coalesce(pg_get_expr(adbin, adrelid), '') || ' ' || coalesce(attacl::text, '')
FROM pg_attribute
JOIN pg_class ON pg_class.oid = attrelid
LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
WHERE relnamespace = 'intray'::regnamespace AND relkind IN ('r', 'v') AND attnum > 0 AND NOT attisdropped
UNION ALL
SELECT 'rule ' || coalesce(nullif(conrelid, 0)::regclass::text, contypid::regtype::text) || ' ' || conname || ' '
       || pg_get_constraintdef(oid)
FROM pg_constraint WHERE connamespace = 'intray'::regnamespace
UNION ALL
SELECT 'index ' || pg_get_indexdef(indexrelid)
FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE relnamespace = 'intray'::regnamespace
UNION ALL
SELECT 'trigger ' || pg_get_triggerdef(pg_trigger.oid) || ' ' || tgenabled::text
FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
WHERE relnamespace = 'intray'::regnamespace AND NOT tgisinternal
UNION ALL
SELECT 'policy ' || polrelid::regclass || ' ' || polname || ' ' || polcmd::text || ' ' || coalesce(pg_get_expr(polqual, polrelid), '')
FROM pg_policy
UNION ALL
SELECT 'view ' || oid::regclass || ' ' || pg_get_viewdef(oid)
FROM pg_class WHERE relnamespace = 'intray'::regnamespace AND relkind = 'v'
UNION ALL
SELECT 'function ' || oid::regprocedure || ' ' || md5(prosrc) || ' ' || prosecdef || ' ' || provolatile::text || ' '
       || proowner::regrole || ' ' || coalesce(proconfig::text, '') || ' '
       || coalesce((SELECT string_agg(acl::text, ' ' ORDER BY acl::text) FROM unnest(proacl) AS acl), '')
FROM pg_proc WHERE pronamespace = 'intray'::regnamespace
UNION ALL
SELECT 'value ' || enumtypid::regtype || ' ' || enumlabel
FROM pg_enum
