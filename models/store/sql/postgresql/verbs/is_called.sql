-- name: is_called
-- Whether this runs in one of Intray's procedures (zz_procedures), which have committed whatever was before and commit
-- again before they answer. Only PostgreSQL itself writes the last line of the calls that lead here: a statement of the
-- caller's, a DO block or somebody's function would stand there instead. Names that are not plain are quoted in it, and
-- values stand in quotes; only the procedures have a parameter of the type intray.answer; the words depend on the
-- server's language. Line 4 is the call; at line 5, the commit, somebody's deferred trigger may run. A server that speaks
-- English is asked in plain text first: the regular expression alone costs a twentieth of a completion. Where
-- quote_all_identifiers is on, all names are quoted, and none of them can hold what ends a quotation.
CREATE OR REPLACE FUNCTION intray.is_called() RETURNS boolean LANGUAGE plpgsql AS $fn$
DECLARE
    stack text;
    first_call text;
BEGIN
    GET DIAGNOSTICS stack = PG_CONTEXT;
    first_call := pg_catalog.split_part(stack, E'\n', -1);
    IF first_call LIKE 'PL/pgSQL function intray.%,intray.answer) line 4 at assignment'
       AND pg_catalog.strpos(first_call, '"') = 0 THEN
        RETURN true;
    END IF;
    RETURN first_call
           ~ '^PL/pgSQL[^("'']*[^("''a-z0-9_$]intray[.][a-z_]+[(][a-z ,]*intray[.]answer[)][^("''0-9]+4[^("''0-9]+$'
        OR first_call
           ~ '^PL/pgSQL[^("''a-z]*[a-z]* "intray"[.]"[a-z_]+"[(][a-z ,"]*"intray"[.]"answer"[)][^("''0-9]+4[^("''0-9]+$';
END
$fn$

-- name: must_be_called
CREATE OR REPLACE FUNCTION intray.must_be_called() RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    IF NOT intray.is_called() THEN
        RAISE EXCEPTION USING ERRCODE = 'active_sql_transaction',
            MESSAGE = 'Intray does nothing inside somebody''s statement or transaction; use CALL, outside of one',
            HINT = 'The schema "intray" must not stand in search_path.';
    END IF;
END
$fn$
