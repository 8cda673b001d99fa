-- name: this_server
-- Which server this is, the same on a standby and after its promotion. Logins have the numbers that this server gave
-- them; on another one, where the database was restored, the same numbers are other people.
CREATE FUNCTION intray.this_server() RETURNS bigint LANGUAGE sql PARALLEL SAFE AS $fn$
    SELECT (pg_catalog.pg_control_system()).system_identifier
$fn$

-- name: user
-- name is what locks and the history say and never changes; the login is known by its number, which a renaming keeps,
-- and which means somebody else on another server.
-- Roles are kept here too, because those of the server are the same for all of its databases.
CREATE TABLE intray."user" (
    name text COLLATE "C" NOT NULL PRIMARY KEY,
    role_oid oid NOT NULL,
    server bigint NOT NULL DEFAULT intray.this_server(),
    active boolean NOT NULL DEFAULT true,
    roles text[] NOT NULL DEFAULT '{}',
    every_queue boolean NOT NULL DEFAULT true,
    change bigint NOT NULL DEFAULT 1,
    CONSTRAINT user_has_one_login UNIQUE (role_oid, server),
    CONSTRAINT user_name_not_blank CHECK (name ~ '\S'),
    CONSTRAINT user_roles_known CHECK (
        roles <@ ARRAY['clerk', 'supervisor', 'administrator', 'importer', 'worker', 'auditor'])
)

-- name: my_name
-- The name of the login that asks; null if it is no active user.
CREATE FUNCTION intray.my_name() RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    RETURN (
        SELECT name FROM intray."user"
        WHERE role_oid = pg_catalog.quote_ident(session_user)::regrole::oid
          AND active AND server = intray.this_server());
END
$fn$

-- name: i_am
-- Whether the login that asks has one of these roles.
CREATE FUNCTION intray.i_am(VARIADIC wanted text[]) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    RETURN EXISTS (
        SELECT 1 FROM intray."user"
        WHERE role_oid = pg_catalog.quote_ident(session_user)::regrole::oid AND active AND server = intray.this_server()
          AND roles && wanted);
END
$fn$

-- name: rows_of_user
ALTER TABLE intray."user" ENABLE ROW LEVEL SECURITY

-- name: see_user
CREATE POLICY see_user ON intray."user" FOR SELECT
USING (name = (SELECT intray.my_name()) OR (SELECT intray.i_am('administrator', 'supervisor', 'auditor')))
