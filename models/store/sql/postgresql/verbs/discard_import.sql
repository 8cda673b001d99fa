-- First the state, so that an importer that is slow but alive adds nothing behind it; then piece by piece what
-- was staged. Not after the import was accepted.
CREATE OR REPLACE FUNCTION intray.discard_import(import bigint, "limit" bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    it intray.import;
    piece bigint[];
BEGIN
    IF NOT 'importer' = ANY (who.roles) THEN
        RETURN intray.not_permitted('importer');
    END IF;
    SELECT * INTO it FROM intray.import AS running WHERE running.id = discard_import.import FOR NO KEY UPDATE;
    IF (it.state IN ('staging', 'discarding', 'discarded')) IS NOT TRUE THEN
        RETURN '{"refused":"import_not_staging"}';
    END IF;
    piece := ARRAY(SELECT id FROM intray.item WHERE import_id = discard_import.import AND state = 'staged'
                   ORDER BY id LIMIT discard_import."limit");
    DELETE FROM intray.record WHERE item_id = ANY (piece);
    DELETE FROM intray.item WHERE id = ANY (piece);
    IF piece = '{}' THEN
        DELETE FROM intray.redelivered AS told WHERE told.import_id = it.id;
    END IF;
    UPDATE intray.import AS running
    SET state = CASE WHEN piece = '{}' THEN 'discarded' ELSE 'discarding' END, heard_at = at
    WHERE running.id = it.id;
    RETURN pg_catalog.json_build_object('gone', pg_catalog.cardinality(piece))::text;
END
$fn$
