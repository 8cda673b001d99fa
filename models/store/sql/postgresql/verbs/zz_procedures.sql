-- name: checks_of_call
-- What a verb's procedure looks at before it calls the function, as conditions of a CASE: what is too long for a history
-- that everybody reads, and what no function could make sense of. Here, because nothing else stands between a login and
-- all functions; the list is callrules.cpp's. Without a query of its own, and without a function where claims are looked
-- at: that would cost each of them. JSON is told in two ways: as it is read (j1), and as it was written ($1).
CREATE OR REPLACE FUNCTION intray.checks_of_call(verb text, names text[], types text[]) RETURNS text
LANGUAGE sql STABLE AS $fn$
    SELECT coalesce(pg_catalog.string_agg(pg_catalog.format(
               'WHEN ' || said.condition || ' THEN %3$L ',
               pg_catalog.concat(CASE given.type WHEN 'jsonb' THEN 'j' ELSE '$' END, given.place),
               pg_catalog.concat('$', given.place), pg_catalog.format(said.refusal, given.name)), ''
               ORDER BY given.place, said.nth), '')
    FROM (SELECT place, names[place] AS name, types[place] AS type
          FROM pg_catalog.generate_subscripts(types, 1) AS place) AS given
    JOIN (VALUES
        CALL_RULES
    ) AS said (nth, type, names, verbs, condition, refusal)
      ON said.type = given.type AND (said.names = ARRAY[''] OR given.name = ANY (said.names))
         AND (said.verbs = '' OR verb = ANY (pg_catalog.string_to_array(said.verbs, ' ')))
$fn$

-- name: procedures
-- A procedure for each verb, which calls its function between two commits of its own. Inside a caller's transaction the
-- first one fails, before anything was done; the second comes before the answer is given. So nobody can look at what an
-- operation did and roll it back, or hold what it locked. Only a procedure with its caller's rights can commit, so the
-- function is the caller's to call too: it asks is_called(). The call stands in line 4. In front of it the transaction
-- gets its isolation, whatever the session, the login or the database is set to, and behind a pooler too. Where it is given
-- lists and objects and is no everyday call, what the function stumbles over is refused in a sentence as well. A program
-- that knows an older schema only has said so (../../../schema.h). JSON is taken as it was written, because jsonb forgets
-- which field stood twice and how a number was spelled.
DO $do$
DECLARE
    old regprocedure;
    verb record;
    call text;
BEGIN
    FOR old IN SELECT oid FROM pg_catalog.pg_proc WHERE pronamespace = 'intray'::regnamespace AND prokind = 'p' LOOP
        EXECUTE pg_catalog.format('DROP PROCEDURE %s', old);
    END LOOP;
    FOR verb IN
        SELECT proname AS name,
               pg_catalog.regexp_replace(pg_catalog.pg_get_function_arguments(oid), '\mjsonb\M', 'json', 'g') AS parameters,
               (SELECT pg_catalog.concat('DECLARE ', pg_catalog.string_agg(
                    pg_catalog.format('j%1$s jsonb := $%1$s;', place), ' ' ORDER BY place), ' ')
                FROM pg_catalog.unnest(pg_catalog.string_to_array(pg_catalog.oidvectortypes(proargtypes), ', '))
                    WITH ORDINALITY AS one (type, place)
                WHERE type = 'jsonb' HAVING pg_catalog.count(*) > 0) AS json,
               intray.checks_of_call(proname, proargnames, pg_catalog.string_to_array(pg_catalog.oidvectortypes(proargtypes), ', ')) AS checks,
               (SELECT said.what FROM (VALUES CALL_STUMBLES) AS said (verb, what) WHERE said.verb = proname) AS stumbles_over,
               (SELECT pg_catalog.string_agg(CASE type WHEN 'jsonb' THEN 'j' ELSE '$' END || place, ', ' ORDER BY place)
                FROM pg_catalog.unnest(pg_catalog.string_to_array(pg_catalog.oidvectortypes(proargtypes), ', '))
                    WITH ORDINALITY AS one (type, place) WHERE type <> '') AS given
        FROM pg_catalog.pg_proc
        WHERE pronamespace = 'intray'::regnamespace AND prokind = 'f' AND prosecdef AND provolatile = 'v'
          AND prorettype = 'text'::regtype AND proowner = pg_catalog.to_regrole('intray_owner')
    LOOP
        call := pg_catalog.format('intray.%I(%s)', verb.name, verb.given);
        call := $call$answer := CASE WHEN pg_catalog.current_setting('intray.schema', true) IN (OLDER_SCHEMAS)
        THEN '{"refused":"newer_schema"}' $call$ || verb.checks || 'ELSE ' || call || ' END';
        IF verb.stumbles_over IS NOT NULL THEN
            call := pg_catalog.format(
                E'BEGIN %s;\n    EXCEPTION WHEN data_exception OR not_null_violation THEN\n'
                '        answer := %L;\n    END', call,
                pg_catalog.json_build_object('refused', 'value_odd', 'what', verb.stumbles_over));
        END IF;
        EXECUTE pg_catalog.format(
            E'CREATE PROCEDURE intray.%I(%s, INOUT answer intray.answer) LANGUAGE plpgsql AS $fn$\n%sBEGIN\n    COMMIT; '
            'SET TRANSACTION ISOLATION LEVEL READ COMMITTED;\n'
            '    %s;\n    COMMIT;\nEND\n$fn$', verb.name, verb.parameters, verb.json, call);
    END LOOP;
END
$do$
