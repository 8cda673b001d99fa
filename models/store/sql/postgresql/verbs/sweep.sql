CREATE OR REPLACE FUNCTION intray.sweep(workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
BEGIN
    IF NOT who.roles && ARRAY['supervisor', 'worker'] THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    RETURN pg_catalog.json_build_object('released', intray.release_expired(
        who, ARRAY(SELECT id FROM intray.queue), 500, workstation,
        pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp())))::text;
END
$fn$
