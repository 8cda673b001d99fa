-- Whoever sets the database up may hand out the roles, as long as nobody else may.
DO $do$
DECLARE
    login oid := pg_catalog.quote_ident(session_user)::regrole::oid;
BEGIN
    IF NOT EXISTS (SELECT 1 FROM intray."user" WHERE active AND 'administrator' = ANY (roles)) THEN
        INSERT INTO intray."user" (name, role_oid, roles) VALUES (session_user, login, '{administrator}')
        ON CONFLICT ON CONSTRAINT user_has_one_login DO UPDATE SET roles = '{administrator}', active = true;
        PERFORM intray.grant_roles(login, '{administrator}');
    END IF;
END
$do$
