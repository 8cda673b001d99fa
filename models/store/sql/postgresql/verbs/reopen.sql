CREATE OR REPLACE FUNCTION intray.reopen(item bigint, reason text, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
BEGIN
    IF NOT 'supervisor' = ANY (who.roles) THEN
        RETURN intray.not_permitted('supervisor');
    END IF;
    RETURN coalesce(intray.reopen_one(who, item, intray.reason_told(reason), NULL, workstation, intray.clock()), '{}');
END
$fn$
