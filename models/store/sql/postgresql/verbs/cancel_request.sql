-- One's own; one that has been answered stays as it is.
CREATE OR REPLACE FUNCTION intray.cancel_request(request bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
BEGIN
    IF NOT EXISTS (SELECT 1 FROM intray.work_request WHERE id = request AND "user" = who.name) THEN
        RETURN intray.no_such_request(request);
    END IF;
    PERFORM intray.answer_request(request, 0, 'cancelled', '');
    RETURN intray.request_json(who, request);
END
$fn$
