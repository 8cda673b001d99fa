-- Whoever sets the database up may hand out the roles, as long as nobody else could: of those registered, whose login is
-- still there. So the server's superuser finds the way back in.
DO $do$
DECLARE
    login oid := pg_catalog.quote_ident(session_user)::regrole::oid;
BEGIN
    IF NOT EXISTS (SELECT 1 FROM intray."user" AS known
                   JOIN pg_catalog.pg_roles AS one ON one.oid = known.role_oid AND one.rolcanlogin
                   WHERE known.active AND known.server = intray.this_server()
                     AND 'administrator' = ANY (known.roles)) THEN
        INSERT INTO intray."user" (name, role_oid, roles) VALUES (session_user, login, '{administrator}')
        ON CONFLICT DO NOTHING;
        UPDATE intray."user"
        SET role_oid = login, server = intray.this_server(), roles = '{administrator}', active = true
        WHERE role_oid = login AND server = intray.this_server()
           OR name = session_user AND NOT EXISTS (
               SELECT 1 FROM intray."user" WHERE role_oid = login AND server = intray.this_server());
        PERFORM intray.grant_roles(login, '{administrator}');
    END IF;
END
$do$
