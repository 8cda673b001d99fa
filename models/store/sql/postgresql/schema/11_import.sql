-- name: hidden_imports
-- Whose rows nobody sees yet, or any more.
CREATE FUNCTION intray.hidden_imports() RETURNS bigint[] LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    RETURN (
        SELECT coalesce(pg_catalog.array_agg(id), '{}') FROM intray.import WHERE state IN ('staging', 'discarding'));
END
$fn$

-- name: rows_of_import
ALTER TABLE intray.import ENABLE ROW LEVEL SECURITY

-- name: see_import
CREATE POLICY see_import ON intray.import FOR SELECT
USING ((SELECT intray.i_am('importer', 'administrator', 'supervisor', 'auditor')))
