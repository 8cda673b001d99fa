-- Nobody logs in as it. Criteria queries run with its rights: it may read what an administrator grants to it.
DO $do$
BEGIN
    RESET ROLE;
    IF pg_catalog.to_regrole('intray_source') IS NULL THEN
        BEGIN
            CREATE ROLE intray_source NOLOGIN;
        EXCEPTION WHEN duplicate_object OR unique_violation THEN
            NULL;
        END;
    END IF;
END
$do$
