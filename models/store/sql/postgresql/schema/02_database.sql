-- name: database
-- Nobody makes objects that could hide Intray's, and no session waits or idles for long; the list of
-- calls that is_called() reads is told plainly. Where the login may not say
-- so for the database, its administrator can do it later; nothing in Intray depends on it.
DO $do$
DECLARE
    here text := pg_catalog.current_database();
    step text;
BEGIN
    FOREACH step IN ARRAY ARRAY[
        pg_catalog.format('GRANT CONNECT ON DATABASE %I TO intray_clerk, intray_supervisor, intray_administrator, '
                          'intray_importer, intray_worker, intray_auditor', here),
        pg_catalog.format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', here),
        'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
        pg_catalog.format('ALTER DATABASE %I SET lock_timeout = ''5s''', here),
        pg_catalog.format('ALTER DATABASE %I SET idle_in_transaction_session_timeout = ''10s''', here),
        pg_catalog.format('ALTER DATABASE %I SET default_transaction_isolation = ''read committed''', here),
        pg_catalog.format('ALTER DATABASE %I SET log_parameter_max_length_on_error = 0', here),
        pg_catalog.format('ALTER DATABASE %I SET quote_all_identifiers = off', here)] LOOP
        BEGIN
            EXECUTE step;
        EXCEPTION WHEN insufficient_privilege OR invalid_schema_name THEN
            RAISE NOTICE 'not done, the right is missing: %', step;
        END;
    END LOOP;
END
$do$

-- name: owner
-- From here on everything is made by, and belongs to, a role that nobody logs in as. rights/90_no_longer_owner leaves
-- it again.
DO $do$
BEGIN
    IF current_user <> 'intray_owner'
            AND NOT (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = session_user) THEN
        EXECUTE pg_catalog.format('GRANT intray_owner TO %I', session_user);
    END IF;
    IF pg_catalog.to_regnamespace('intray') IS NULL THEN
        CREATE SCHEMA intray AUTHORIZATION intray_owner;
    END IF;
    SET LOCAL ROLE intray_owner;
END
$do$

-- name: no_rights_by_default
ALTER DEFAULT PRIVILEGES FOR ROLE intray_owner REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC
