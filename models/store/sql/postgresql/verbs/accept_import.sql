-- From here on the import happened, whatever dies. told: the file's digest and what was counted.
CREATE OR REPLACE FUNCTION intray.accept_import(import bigint, told jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
BEGIN
    IF NOT 'importer' = ANY (who.roles) THEN
        RETURN intray.not_permitted('importer');
    END IF;
    UPDATE intray.import AS running
    SET state = 'accepted', heard_at = intray.clock(), told = accept_import.told,
        first_item = (SELECT it.id FROM intray.item AS it WHERE it.import_id = running.id AND it.state = 'staged'
                      ORDER BY it.id LIMIT 1),
        last_item = (SELECT it.id FROM intray.item AS it WHERE it.import_id = running.id AND it.state = 'staged'
                     ORDER BY it.id DESC LIMIT 1)
    WHERE running.id = accept_import.import AND running.state = 'staging' AND running."user" = who.name;
    RETURN CASE WHEN FOUND THEN '{}' ELSE '{"refused":"import_not_staging"}' END;
END
$fn$
