-- Tries a criteria query on a few rows. What the database says to it goes to the client as it is.
CREATE OR REPLACE FUNCTION intray.try_source(source text, most bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    seen jsonb[];
BEGIN
    IF NOT who.roles && ARRAY['administrator'] THEN
        RETURN intray.not_permitted('administrator');
    END IF;
    SELECT array_agg(row.line ORDER BY row.place) INTO seen
    FROM intray.found_by_source(rtrim(source, E'; \n\r\t'), most) AS row;
    BEGIN
        PERFORM 1 FROM intray.found_by_source(
            concat(E'SELECT wanted.key FROM (\n', rtrim(source, E'; \n\r\t'), E'\n) AS wanted'), 0);
    EXCEPTION WHEN undefined_column THEN
        RETURN json_build_object('without_key', true, 'columns',
                                 (SELECT json_agg(name) FROM jsonb_object_keys(seen[1]) AS name))::text;
    END;
    RETURN (SELECT json_build_object(
                'rows', count(*), 'keys', count(DISTINCT one ->> 'key'),
                'nulls', count(*) FILTER (WHERE coalesce(one ->> 'key', '') !~ '\S'),
                'columns', (SELECT json_agg(name) FROM jsonb_object_keys(seen[1]) AS name),
                'first', intray.first_found(seen))::text
            FROM unnest(seen) AS one);
END
$fn$
