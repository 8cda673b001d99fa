-- As in the migrations, for an upgrade that has none of them to run.
DO $do$
BEGIN
    IF current_user <> 'intray_owner'
            AND NOT (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = session_user) THEN
        EXECUTE pg_catalog.format('GRANT intray_owner TO %I', session_user);
    END IF;
    SET LOCAL ROLE intray_owner;
END
$do$
