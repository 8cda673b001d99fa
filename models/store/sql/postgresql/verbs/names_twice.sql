-- Whether an object, or that member of one of a list of them, has a name twice, of which jsonb keeps the last. For whoever
-- calls a verb, because its procedure asks.
CREATE OR REPLACE FUNCTION intray.names_twice(given json, member text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT AS $fn$
    SELECT EXISTS (
        SELECT FROM (SELECT given AS record WHERE member = ''
                     UNION ALL
                     SELECT one.item -> member FROM pg_catalog.json_array_elements(
                         CASE WHEN member <> '' AND pg_catalog.json_typeof(given) = 'array' THEN given ELSE '[]' END) AS one (item)
                    ) AS each
        WHERE pg_catalog.json_typeof(each.record) = 'object'
          AND (SELECT pg_catalog.count(*) > pg_catalog.count(DISTINCT named.name)
               FROM pg_catalog.json_object_keys(each.record) AS named (name)))
$fn$
