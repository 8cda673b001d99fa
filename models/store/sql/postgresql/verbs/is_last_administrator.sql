-- Whether this user is an administrator and nobody else who can log in is. Until the transaction ends nobody else
-- changes who is one.
CREATE OR REPLACE FUNCTION intray.is_last_administrator(name text) RETURNS boolean LANGUAGE plpgsql AS $fn$
BEGIN
    PERFORM 1 FROM intray."user" AS one WHERE 'administrator' = ANY (one.roles) ORDER BY one.name FOR NO KEY UPDATE;
    RETURN (SELECT coalesce(pg_catalog.bool_and(one.name = is_last_administrator.name), false)
            FROM intray."user" AS one
            JOIN pg_catalog.pg_roles AS login ON login.oid = one.role_oid AND login.rolcanlogin
            WHERE 'administrator' = ANY (one.roles) AND one.active AND one.server = intray.this_server());
END
$fn$
