-- What is compared and kept of a field: its text without white space around it; missing is empty.
CREATE OR REPLACE FUNCTION intray.keyed_text(record jsonb, field text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $fn$
BEGIN
    RETURN coalesce(pg_catalog.regexp_replace(record ->> field, '^[[:space:]]+|[[:space:]]+$', '', 'g'), '');
END
$fn$
