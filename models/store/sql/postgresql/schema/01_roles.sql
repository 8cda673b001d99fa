-- name: roles
-- Nobody logs in as any of them. Criteria queries run with the rights of intray_source, which may read what an
-- administrator grants to it, and statements on adopted tables with those of intray_table. Roles belong to the whole
-- server, so another database of it may have them already, or make them at this moment.
DO $do$
DECLARE
    missing text;
BEGIN
    FOREACH missing IN ARRAY ARRAY['intray_owner', 'intray_clerk', 'intray_supervisor', 'intray_administrator',
                                   'intray_importer', 'intray_worker', 'intray_auditor',
                                   'intray_source', 'intray_table'] LOOP
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

-- name: roles_of_roles
-- A supervisor may do what a clerk may. The owner hands the roles out, because set_user runs under its rights.
DO $do$
DECLARE
    role text;
BEGIN
    IF NOT EXISTS (SELECT 1 FROM pg_catalog.pg_auth_members
                   WHERE roleid = pg_catalog.to_regrole('intray_clerk')
                     AND member = pg_catalog.to_regrole('intray_supervisor')) THEN
        GRANT intray_clerk TO intray_supervisor;
    END IF;
    FOREACH role IN ARRAY ARRAY['intray_clerk', 'intray_supervisor', 'intray_administrator', 'intray_importer',
                                'intray_worker', 'intray_auditor'] LOOP
        IF NOT EXISTS (SELECT 1 FROM pg_catalog.pg_auth_members
                       WHERE roleid = pg_catalog.to_regrole(role) AND admin_option
                         AND member = pg_catalog.to_regrole('intray_owner')) THEN
            EXECUTE pg_catalog.format('GRANT %I TO intray_owner WITH ADMIN OPTION', role);
        END IF;
    END LOOP;
END
$do$
