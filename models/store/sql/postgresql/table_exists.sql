-- Differs: the catalogue. Whoever may not look into the schema finds nothing there.
SELECT count(*) AS found
FROM pg_catalog.pg_class
JOIN pg_catalog.pg_namespace ON pg_namespace.oid = pg_class.relnamespace
WHERE pg_namespace.nspname = 'intray' AND pg_class.relname = :name::text
