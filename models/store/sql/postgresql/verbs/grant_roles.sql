-- name: grant_roles
-- Gives a login these of Intray's roles on the server. It loses the others only if no other database of the server needs
-- them: they serve all of its Intray databases, and what a login may do in this one is in intray."user" all the same.
CREATE OR REPLACE FUNCTION intray.grant_roles(login oid, roles text[]) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    role text;
    has boolean;
BEGIN
    FOREACH role IN ARRAY ARRAY['clerk', 'supervisor', 'administrator', 'importer', 'worker', 'auditor'] LOOP
        has := EXISTS (SELECT 1 FROM pg_auth_members
                       WHERE roleid = pg_catalog.to_regrole('intray_' || role) AND member = login);
        IF role = ANY (roles) AND NOT has THEN
            EXECUTE pg_catalog.format('GRANT %I TO %I', 'intray_' || role, pg_catalog.pg_get_userbyid(login));
        ELSIF has AND NOT role = ANY (roles) AND NOT intray.roles_serve_others() THEN
            EXECUTE pg_catalog.format('REVOKE %I FROM %I', 'intray_' || role, pg_catalog.pg_get_userbyid(login));
        END IF;
    END LOOP;
END
$fn$

-- name: roles_serve_others
-- Whether another database of this server has given rights to Intray's roles, as every Intray database does.
CREATE OR REPLACE FUNCTION intray.roles_serve_others() RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT EXISTS (SELECT 1 FROM pg_catalog.pg_shdepend
                   WHERE refclassid = 'pg_catalog.pg_authid'::regclass
                     AND refobjid = pg_catalog.to_regrole('intray_clerk') AND dbid <> 0
                     AND dbid <> (SELECT oid FROM pg_catalog.pg_database WHERE datname = pg_catalog.current_database()))
$fn$
