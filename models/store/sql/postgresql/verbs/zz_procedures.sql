-- A procedure for each verb, which calls its function between two commits of its own. Inside a caller's transaction the
-- first one fails, before anything was done; the second comes before the answer is given. So nobody can look at what an
-- operation did and roll it back, or hold what it locked. Only a procedure with its caller's rights can commit, so the
-- function is the caller's to call too: it asks is_called().
DO $do$
DECLARE
    old regprocedure;
    verb record;
BEGIN
    FOR old IN SELECT oid FROM pg_catalog.pg_proc WHERE pronamespace = 'intray'::regnamespace AND prokind = 'p' LOOP
        EXECUTE pg_catalog.format('DROP PROCEDURE %s', old);
    END LOOP;
    FOR verb IN
        SELECT proname AS name, pronargs AS number, pg_catalog.pg_get_function_arguments(oid) AS parameters
        FROM pg_catalog.pg_proc
        WHERE pronamespace = 'intray'::regnamespace AND prokind = 'f' AND prosecdef AND provolatile = 'v'
          AND prorettype = 'text'::regtype AND proowner = pg_catalog.to_regrole('intray_owner')
    LOOP
        EXECUTE pg_catalog.format(
            E'CREATE PROCEDURE intray.%I(%s, INOUT answer intray.answer) LANGUAGE plpgsql AS $fn$\nBEGIN\n    COMMIT;\n'
            '    answer := intray.%I(%s);\n    COMMIT;\nEND\n$fn$',
            verb.name, verb.parameters, verb.name,
            (SELECT pg_catalog.string_agg('$' || place, ', ' ORDER BY place)
             FROM pg_catalog.generate_series(1, verb.number) AS place));
    END LOOP;
END
$do$
