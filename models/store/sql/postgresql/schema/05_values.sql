-- name: iso
-- A time as every database of Intray's gives it. Stable, not immutable, so that the planner can put it in place.
CREATE FUNCTION intray.iso(at timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $fn$
    SELECT pg_catalog.to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$fn$

-- name: available
-- The same, and nothing for what is available now.
CREATE FUNCTION intray.available(at timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $fn$
    SELECT CASE WHEN at = '-infinity' THEN '' ELSE
        pg_catalog.to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') END
$fn$

-- name: time_in
-- The way back; text beyond all times, with which a list ends, is the end of time.
CREATE FUNCTION intray.time_in(text text) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $fn$
    SELECT CASE WHEN text = '' THEN '-infinity' WHEN text COLLATE "C" > 'A' THEN 'infinity' ELSE text END::timestamptz
$fn$

-- name: instr
CREATE FUNCTION intray.instr(text text, part text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $fn$
    SELECT pg_catalog.strpos(text, part)
$fn$

-- name: refuse
-- What a rule of the database says no with; the rule's name is the argument.
CREATE FUNCTION intray.refuse() RETURNS trigger LANGUAGE plpgsql AS $fn$
BEGIN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', MESSAGE = TG_ARGV[0], CONSTRAINT = TG_ARGV[0];
END
$fn$

-- name: answer
-- What a verb's procedure answers. The type tells the procedure from every function, see verbs/is_called.
CREATE DOMAIN intray.answer AS text
