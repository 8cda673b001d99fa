-- Gives a login exactly these of Intray's roles on the server.
CREATE OR REPLACE FUNCTION intray.grant_roles(login oid, roles text[]) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
    role text;
    has boolean;
BEGIN
    FOREACH role IN ARRAY ARRAY['clerk', 'supervisor', 'administrator', 'importer', 'worker', 'auditor'] LOOP
        has := EXISTS (SELECT 1 FROM pg_auth_members
                       WHERE roleid = to_regrole('intray_' || role) AND member = login);
        IF role = ANY (roles) AND NOT has THEN
            EXECUTE format('GRANT %I TO %I', 'intray_' || role, pg_get_userbyid(login));
        ELSIF has AND NOT role = ANY (roles) THEN
            EXECUTE format('REVOKE %I FROM %I', 'intray_' || role, pg_get_userbyid(login));
        END IF;
    END LOOP;
END
$fn$
