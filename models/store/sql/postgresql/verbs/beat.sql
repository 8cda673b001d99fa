-- The caller's program is there, on this workstation. No history tells of it, and no listener hears of it. Of each user the
-- newest hundred are known. Answers how many programs are there, because the more there are, the less often each looks at
-- the database.
CREATE OR REPLACE FUNCTION intray.beat(workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    too_many bigint;
    programs bigint;
BEGIN
    INSERT INTO intray.client ("user", workstation, seen_at)
    VALUES (who.name, pg_catalog.left(coalesce(beat.workstation, ''), 255), intray.clock())
    ON CONFLICT ON CONSTRAINT client_pkey DO UPDATE SET seen_at = excluded.seen_at;
    DELETE FROM intray.client AS old
    WHERE old."user" = who.name AND old.seen_at < pg_catalog.clock_timestamp() - interval '30 days';
    SELECT pg_catalog.count(*) - 100 INTO too_many FROM intray.client AS known WHERE known."user" = who.name;
    IF too_many > 0 THEN
        DELETE FROM intray.client AS old WHERE old."user" = who.name AND old.workstation IN (
            SELECT oldest.workstation FROM intray.client AS oldest
            WHERE oldest."user" = who.name ORDER BY oldest.seen_at LIMIT too_many FOR UPDATE SKIP LOCKED);
    END IF;
    SELECT pg_catalog.count(*) INTO programs FROM intray.client AS there
    WHERE there.seen_at > pg_catalog.clock_timestamp() - interval '90 seconds';
    RETURN pg_catalog.jsonb_build_object('programs', programs);
END
$fn$
