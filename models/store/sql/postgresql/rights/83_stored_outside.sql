-- Large objects are no rows of anybody's table, and every login could store them without end. Only a superuser can take
-- that from everybody, and where some are there already, another program needs them.
DO $do$
BEGIN
    IF NOT (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = session_user)
            OR EXISTS (SELECT 1 FROM pg_catalog.pg_largeobject_metadata) THEN
        RETURN;
    END IF;
    RESET ROLE;
    REVOKE EXECUTE ON FUNCTION pg_catalog.lo_creat(integer), pg_catalog.lo_create(oid), pg_catalog.lo_from_bytea(oid, bytea),
        pg_catalog.lo_put(oid, bigint, bytea), pg_catalog.lowrite(integer, bytea) FROM PUBLIC;
    SET LOCAL ROLE intray_owner;
END
$do$
