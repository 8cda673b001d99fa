-- name: session_settings
-- The settings of the session that decide what statements mean or when they end.
CREATE OR REPLACE FUNCTION intray.session_settings() RETURNS text LANGUAGE plpgsql STABLE
SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    RETURN pg_catalog.concat_ws(
        '|', pg_catalog.current_setting('TimeZone'), pg_catalog.current_setting('DateStyle'),
        pg_catalog.current_setting('IntervalStyle'), pg_catalog.current_setting('client_encoding'),
        pg_catalog.current_setting('standard_conforming_strings'), pg_catalog.current_setting('row_security'),
        pg_catalog.current_setting('session_replication_role'), pg_catalog.current_setting('transaction_read_only'),
        pg_catalog.current_setting('default_transaction_isolation'),
        pg_catalog.current_setting('default_transaction_read_only'), pg_catalog.current_setting('synchronous_commit'),
        pg_catalog.current_setting('statement_timeout'), pg_catalog.current_setting('lock_timeout'),
        pg_catalog.current_setting('idle_in_transaction_session_timeout'));
END
$fn$

-- name: settings_must_be
-- To be called behind foreign SQL: ends the transaction if that has changed a setting. The search path is handed over,
-- because this has one of its own; the caller compares nothing itself, because its operators follow the path.
CREATE OR REPLACE FUNCTION intray.settings_must_be(earlier text, path text) RETURNS void LANGUAGE plpgsql STABLE
SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    IF path <> 'pg_catalog, public, pg_temp' OR intray.session_settings() <> earlier THEN
        RAISE EXCEPTION USING ERRCODE = 'IN002',
            MESSAGE = 'a trigger, rule or function of the adopted table changes settings of the session';
    END IF;
END
$fn$

-- name: table_functions
-- What runs statements on adopted tables: triggers, rules, policies, checks and criteria there are somebody else's
-- code. It runs as a role that nobody logs in as, that owns nothing else and may do to those tables only what was
-- granted to it. As in found_by_source, whoever sets the database up becomes its member for a moment.
DO $do$
DECLARE
    is_super boolean := (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = session_user);
BEGIN
    GRANT EXECUTE ON FUNCTION intray.session_settings(), intray.settings_must_be(text, text) TO intray_table;
    GRANT CREATE, USAGE ON SCHEMA intray TO intray_table;
    RESET ROLE;
    IF NOT is_super THEN
        EXECUTE pg_catalog.format('GRANT intray_table TO %I', session_user);
    END IF;
    SET LOCAL ROLE intray_table;
    -- The first row that a statement gives; the values have the places that AdoptedWords::given() knows. What waits
    -- for the end of the transaction is done here too: then it would run with the rights of whoever called.
    CREATE OR REPLACE FUNCTION intray.asked_of_table(
        statement text, key text, holder text, lock text, lock_time text, record text, seconds bigint, most bigint,
        queue bigint, after text, needle text, keys text[]) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog, public, pg_temp AS $fn$
    DECLARE
        earlier text := intray.session_settings();
        seen record;
    BEGIN
        EXECUTE statement INTO seen
        USING key, holder, lock, lock_time, record, seconds, most, queue, after, needle, keys;
        SET CONSTRAINTS ALL IMMEDIATE;
        PERFORM intray.settings_must_be(earlier, pg_catalog.current_setting('search_path'));
        RETURN pg_catalog.to_jsonb(seen);
    END
    $fn$;
    -- How many rows a statement changed.
    CREATE OR REPLACE FUNCTION intray.done_to_table(
        statement text, key text, holder text, lock text, lock_time text, record text, seconds bigint, queue bigint)
    RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $fn$
    DECLARE
        earlier text := intray.session_settings();
        changed bigint;
    BEGIN
        EXECUTE statement USING key, holder, lock, lock_time, record, seconds, 0::bigint, queue, ''::text, ''::text;
        GET DIAGNOSTICS changed = ROW_COUNT;
        SET CONSTRAINTS ALL IMMEDIATE;
        PERFORM intray.settings_must_be(earlier, pg_catalog.current_setting('search_path'));
        RETURN changed;
    END
    $fn$;
    REVOKE ALL ON FUNCTION
        intray.asked_of_table(text, text, text, text, text, text, bigint, bigint, bigint, text, text, text[]),
        intray.done_to_table(text, text, text, text, text, text, bigint, bigint) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION
        intray.asked_of_table(text, text, text, text, text, text, bigint, bigint, bigint, text, text, text[]),
        intray.done_to_table(text, text, text, text, text, text, bigint, bigint) TO intray_owner;
    RESET ROLE;
    IF NOT is_super THEN
        EXECUTE pg_catalog.format('REVOKE intray_table FROM %I', session_user);
    END IF;
    SET LOCAL ROLE intray_owner;
    REVOKE CREATE ON SCHEMA intray FROM intray_table;
END
$do$
