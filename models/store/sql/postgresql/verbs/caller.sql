-- The user who calls, if there is one and the transaction is one in which Intray works. Written so that it becomes part
-- of the statement that asks.
CREATE OR REPLACE FUNCTION intray.caller() RETURNS SETOF intray."user" LANGUAGE sql STABLE AS $fn$
    SELECT * FROM intray."user"
    WHERE role_oid = pg_catalog.quote_ident(session_user)::regrole::oid AND active AND server = intray.this_server()
      AND pg_catalog.current_setting('transaction_isolation') = 'read committed'
      AND pg_catalog.current_setting('transaction_read_only') = 'off'
$fn$
