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

-- name: tell_table_fault
-- Ends the transaction with what went wrong in an adopted table: which rule, which field of the record. What the
-- database says to it names whole rows and columns that were not mapped, and statements; that is for nobody here.
CREATE OR REPLACE FUNCTION intray.tell_table_fault(state text, words text, rule text, field text, writes boolean)
RETURNS void LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    class text := pg_catalog."left"(state, 2);
BEGIN
    IF state IN ('IN001', 'IN002') THEN
        RAISE EXCEPTION USING ERRCODE = state, MESSAGE = words;
    ELSIF class = '23' OR class = '44' OR class = 'P0' OR class = '22' AND writes THEN
        RAISE EXCEPTION USING ERRCODE = 'IN001', MESSAGE = pg_catalog.json_build_object(
            'refused', 'table_refused', 'field', field, 'rule', nullif(rule, ''), 'why',
            CASE WHEN state = '23502' THEN 'required' WHEN state IN ('23505', '23P01') THEN 'unique'
                 WHEN state IN ('23001', '23503') THEN 'reference' WHEN state = '22001' THEN 'too_long'
                 WHEN class = '22' THEN 'value' ELSE 'rule' END);
    ELSIF class IN ('22', '42', '0A', '2F', '39') THEN
        RAISE EXCEPTION USING ERRCODE = 'IN001', MESSAGE = pg_catalog.json_build_object(
            'refused', 'table_changed', 'state', state);
    END IF;
    RAISE EXCEPTION USING ERRCODE = state, MESSAGE = 'a statement on an adopted table failed';
END
$fn$

-- name: field_refused
-- The field of a record that a table refuses, found by writing each alone and taking it back; null: none alone. Runs as
-- whoever calls it, which is intray_table.
CREATE OR REPLACE FUNCTION intray.field_refused(
    refusal text, statement text, key text, holder text, lock text, lock_time text, record text, seconds bigint,
    queue bigint) RETURNS text LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $fn$
DECLARE
    one record;
BEGIN
    FOR one IN SELECT field.key, field.value FROM pg_catalog.jsonb_each(record::jsonb) AS field ORDER BY 1 LOOP
        BEGIN
            EXECUTE statement USING key, holder, lock, lock_time,
                pg_catalog.jsonb_build_object(one.key, one.value)::text, seconds, 0::bigint, queue, ''::text, ''::text;
            SET CONSTRAINTS ALL IMMEDIATE;
            RAISE EXCEPTION USING ERRCODE = 'IN003';
        EXCEPTION WHEN OTHERS THEN
            IF SQLSTATE = refusal THEN
                RETURN one.key;
            END IF;
        END;
    END LOOP;
    RETURN NULL;
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
    GRANT EXECUTE ON FUNCTION intray.session_settings(), intray.settings_must_be(text, text),
        intray.tell_table_fault(text, text, text, text, boolean),
        intray.field_refused(text, text, text, text, text, text, text, bigint, bigint) TO intray_table;
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
        rule text;
    BEGIN
        EXECUTE statement INTO seen
        USING key, holder, lock, lock_time, record, seconds, most, queue, after, needle, keys;
        SET CONSTRAINTS ALL IMMEDIATE;
        PERFORM intray.settings_must_be(earlier, pg_catalog.current_setting('search_path'));
        RETURN pg_catalog.to_jsonb(seen);
    EXCEPTION WHEN query_canceled OR OTHERS THEN
        GET STACKED DIAGNOSTICS rule = CONSTRAINT_NAME;
        PERFORM intray.tell_table_fault(SQLSTATE, SQLERRM, rule, NULL, pg_catalog.starts_with(statement, 'INSERT '));
        RETURN NULL;
    END
    $fn$;
    -- How many rows a statement changed; corrects: the record is one, and not what becomes of a row.
    DROP FUNCTION IF EXISTS intray.done_to_table(text, text, text, text, text, text, bigint, bigint);
    CREATE OR REPLACE FUNCTION intray.done_to_table(
        statement text, key text, holder text, lock text, lock_time text, record text, seconds bigint, queue bigint,
        corrects boolean) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $fn$
    DECLARE
        earlier text := intray.session_settings();
        changed bigint;
        rule text;
        field text;
    BEGIN
        EXECUTE statement USING key, holder, lock, lock_time, record, seconds, 0::bigint, queue, ''::text, ''::text;
        GET DIAGNOSTICS changed = ROW_COUNT;
        SET CONSTRAINTS ALL IMMEDIATE;
        PERFORM intray.settings_must_be(earlier, pg_catalog.current_setting('search_path'));
        RETURN changed;
    EXCEPTION WHEN query_canceled OR OTHERS THEN
        GET STACKED DIAGNOSTICS rule = CONSTRAINT_NAME, field = COLUMN_NAME;
        IF NOT corrects THEN
            field := NULL;
        ELSIF SQLSTATE ~ '^(22|23|44|P0)' THEN
            field := CASE WHEN record::jsonb ? field THEN field
                          ELSE intray.field_refused(SQLSTATE, statement, key, holder, lock, lock_time, record, seconds,
                                                    queue) END;
        END IF;
        PERFORM intray.tell_table_fault(SQLSTATE, SQLERRM, rule, field, true);
        RETURN NULL;
    END
    $fn$;
    REVOKE ALL ON FUNCTION
        intray.asked_of_table(text, text, text, text, text, text, bigint, bigint, bigint, text, text, text[]),
        intray.done_to_table(text, text, text, text, text, text, bigint, bigint, boolean) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION
        intray.asked_of_table(text, text, text, text, text, text, bigint, bigint, bigint, text, text, text[]),
        intray.done_to_table(text, text, text, text, text, text, bigint, bigint, boolean) TO intray_owner;
    RESET ROLE;
    IF NOT is_super THEN
        EXECUTE pg_catalog.format('REVOKE intray_table FROM %I', session_user);
    END IF;
    SET LOCAL ROLE intray_owner;
    REVOKE CREATE ON SCHEMA intray FROM intray_table;
END
$do$
