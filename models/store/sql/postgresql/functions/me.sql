-- Who calls. Only the login itself tells; nobody can say to be somebody else.
CREATE OR REPLACE FUNCTION intray.me() RETURNS intray."user" LANGUAGE plpgsql STABLE AS $fn$
DECLARE
    who intray."user";
BEGIN
    SELECT * INTO who FROM intray."user"
    WHERE role_oid = quote_ident(session_user)::regrole::oid AND active AND server = intray.this_server()
      AND current_setting('transaction_isolation') = 'read committed'
      AND current_setting('transaction_read_only') = 'off';
    IF who.name IS NULL THEN
        PERFORM intray.turn_away();
    END IF;
    RETURN who;
END
$fn$
