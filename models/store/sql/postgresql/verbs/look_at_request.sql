CREATE OR REPLACE FUNCTION intray.look_at_request(request bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
BEGIN
    IF NOT EXISTS (SELECT 1 FROM intray.work_request
                   WHERE id = request AND ("user" = who.name OR who.roles && ARRAY['supervisor', 'administrator'])) THEN
        RETURN intray.no_such_request(request);
    END IF;
    RETURN intray.request_json(who, request);
END
$fn$
