CREATE OR REPLACE FUNCTION intray.turn_away() RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    IF pg_catalog.current_setting('transaction_read_only') = 'on' THEN
        RAISE EXCEPTION USING ERRCODE = 'read_only_sql_transaction', MESSAGE = CASE
            WHEN NOT pg_catalog.pg_is_in_recovery() AND pg_catalog.current_setting('default_transaction_read_only') = 'on'
            THEN 'default_transaction_read_only is on' ELSE 'this server can be read but not written' END;
    END IF;
    IF pg_catalog.current_setting('transaction_isolation') <> 'read committed' THEN
        RAISE EXCEPTION USING ERRCODE = 'active_sql_transaction',
            MESSAGE = 'Intray changes its queues at the isolation level READ COMMITTED only';
    END IF;
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege',
        MESSAGE = pg_catalog.format('the login "%s" is no active user of this database', session_user);
END
$fn$
