-- Who calls to change something. Only the login itself tells; nobody can say to be somebody else.
CREATE OR REPLACE FUNCTION intray.me() RETURNS intray."user" LANGUAGE plpgsql STABLE AS $fn$
DECLARE
    who intray."user";
BEGIN
    IF current_setting('transaction_isolation') <> 'read committed' THEN
        RAISE EXCEPTION USING ERRCODE = 'active_sql_transaction',
            MESSAGE = 'Intray changes its queues at the isolation level READ COMMITTED only';
    END IF;
    IF current_setting('transaction_read_only')::boolean THEN
        RAISE EXCEPTION USING ERRCODE = 'read_only_sql_transaction',
            MESSAGE = 'this server can be read but not written';
    END IF;
    SELECT * INTO who FROM intray."user" WHERE role_oid = quote_ident(session_user)::regrole::oid AND active;
    IF who.name IS NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege',
            MESSAGE = format('the login "%s" is no active user of this database', session_user);
    END IF;
    RETURN who;
END
$fn$
