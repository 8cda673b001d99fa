-- Roles belong to the whole server, so another database of it may have them already, or make them at this moment.
DO $do$
DECLARE
    missing text;
BEGIN
    FOREACH missing IN ARRAY ARRAY['intray_owner', 'intray_clerk', 'intray_supervisor', 'intray_administrator',
                                   'intray_importer', 'intray_worker', 'intray_auditor'] LOOP
        IF pg_catalog.to_regrole(missing) IS NULL THEN
            BEGIN
                EXECUTE pg_catalog.format('CREATE ROLE %I NOLOGIN', missing);
            EXCEPTION WHEN duplicate_object OR unique_violation THEN
                NULL;
            END;
        END IF;
    END LOOP;
END
$do$
