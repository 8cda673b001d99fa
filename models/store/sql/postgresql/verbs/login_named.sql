-- The login of this name that can be a user; null if there is none.
CREATE OR REPLACE FUNCTION intray.login_named(name text) RETURNS oid LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN (SELECT oid FROM pg_roles WHERE rolname = login_named.name AND rolcanlogin);
END
$fn$
