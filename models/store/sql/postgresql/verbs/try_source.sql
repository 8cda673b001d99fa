-- name: try_source
-- Tries a criteria query on a few rows. What the database says to it goes to the client as it is.
CREATE OR REPLACE FUNCTION intray.try_source(source text, most bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    seen jsonb[];
BEGIN
    IF NOT who.roles && ARRAY['administrator'] THEN
        RETURN intray.not_permitted('administrator');
    END IF;
    SELECT pg_catalog.array_agg(row.line ORDER BY row.place) INTO seen
    FROM intray.found_by_source(pg_catalog.rtrim(source, E'; \n\r\t'), most) AS row;
    BEGIN
        PERFORM 1 FROM intray.found_by_source(
            pg_catalog.concat(E'SELECT wanted.key FROM (\n', pg_catalog.rtrim(source, E'; \n\r\t'), E'\n) AS wanted'), 0);
    EXCEPTION WHEN undefined_column THEN
        RETURN pg_catalog.json_build_object('without_key', true, 'columns',
                                 (SELECT pg_catalog.json_agg(name) FROM pg_catalog.jsonb_object_keys(seen[1]) AS name))::text;
    END;
    RETURN (SELECT pg_catalog.json_build_object(
                'rows', pg_catalog.count(*), 'keys', pg_catalog.count(DISTINCT one ->> 'key'),
                'nulls', pg_catalog.count(*) FILTER (WHERE coalesce(one ->> 'key', '') !~ '[^[:space:]]'),
                'columns', (SELECT pg_catalog.json_agg(name) FROM pg_catalog.jsonb_object_keys(seen[1]) AS name),
                'first', intray.first_found(seen))::text
            FROM pg_catalog.unnest(seen) AS one);
END
$fn$

-- name: first_found
-- The keys of the rows that a queue would give out first, in that order; see keep_found. A priority that is no number
-- is for the run to complain about.
CREATE OR REPLACE FUNCTION intray.first_found(seen jsonb[]) RETURNS json LANGUAGE sql STABLE AS $fn$
    SELECT coalesce(pg_catalog.json_agg(early.key ORDER BY early.rank, early.place), '[]')
    FROM (
        SELECT * FROM (
            SELECT DISTINCT ON (line ->> 'key') line ->> 'key' AS key, row.place,
                   CASE WHEN line ->> 'priority' ~ '^-?[0-9]{1,9}$' THEN -(line ->> 'priority')::integer ELSE 0 END AS rank
            FROM pg_catalog.unnest(seen) WITH ORDINALITY AS row (line, place)
            ORDER BY line ->> 'key', row.place) AS distinct_keys
        ORDER BY rank, place
        LIMIT 10) AS early
$fn$
