-- The caller's program is there, on this workstation. No history tells of it, and no listener hears of it.
CREATE OR REPLACE FUNCTION intray.beat(workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
BEGIN
    INSERT INTO intray.client ("user", workstation, seen_at)
    VALUES (who.name, pg_catalog.left(coalesce(beat.workstation, ''), 255), intray.clock())
    ON CONFLICT ON CONSTRAINT client_pkey DO UPDATE SET seen_at = excluded.seen_at;
    DELETE FROM intray.client AS old
    WHERE old."user" = who.name AND old.seen_at < pg_catalog.clock_timestamp() - interval '30 days';
    RETURN '{}';
END
$fn$
