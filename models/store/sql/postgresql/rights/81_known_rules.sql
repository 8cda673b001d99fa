-- The history of rules begins with what is there when the database is set up or upgraded, and tells who found the way
-- back in.
DO $do$
DECLARE
    its record;
BEGIN
    PERFORM intray.tell_rules('user', 'set_up', name, session_user) FROM intray."user"
    WHERE role_oid = pg_catalog.quote_ident(session_user)::regrole::oid AND server = intray.this_server();
    FOR its IN SELECT about, subject FROM intray.rule_state AS there
               WHERE NOT EXISTS (SELECT 1 FROM intray.rule_event AS told
                                 WHERE told.about = there.about AND told.subject = there.subject)
               ORDER BY about, subject LOOP
        PERFORM intray.tell_rules(its.about, 'known', its.subject, session_user);
    END LOOP;
END
$do$
