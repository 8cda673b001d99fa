-- From here on everything is made by, and belongs to, a role that nobody logs in as. rights/999 leaves it again.
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
