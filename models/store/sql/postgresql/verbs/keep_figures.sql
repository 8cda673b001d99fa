-- Adds what the history has behind the figures to them, at most so many numbers of it, and nothing if there are fewer
-- than at_least; how many are left. A number is drawn before its line is committed, so a smaller one may appear later than a
-- greater one. Whoever draws one holds a lock on the table from before that until the commit: once those who held one
-- after a number was seen have all gone, no smaller one can appear any more.
CREATE OR REPLACE FUNCTION intray.keep_figures(at_least bigint, at_most bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, intray, pg_temp AS $fn$
DECLARE
    behind bigint;
    newest bigint;
    up_to bigint;
    writers text[];
BEGIN
    PERFORM intray.me();
    SELECT last_event INTO behind FROM intray.figured FOR NO KEY UPDATE SKIP LOCKED;
    IF behind IS NULL THEN
        RETURN json_build_object('left', (SELECT intray.last_event_drawn() - last_event FROM intray.figured))::text;
    END IF;
    newest := intray.last_event_drawn();
    IF newest - behind < greatest(at_least, 1) THEN
        RETURN json_build_object('left', newest - behind)::text;
    END IF;
    up_to := least(newest, behind + at_most);
    writers := ARRAY(SELECT * FROM intray.writers_of_history());
    FOR pause IN 1..20 LOOP
        EXIT WHEN NOT EXISTS (SELECT 1 FROM intray.writers_of_history() AS still WHERE still = ANY (writers));
        IF pause = 20 THEN
            RETURN json_build_object('left', newest - behind)::text;
        END IF;
        PERFORM pg_sleep(0.005);
    END LOOP;
    PERFORM intray.add_figures(behind, up_to);
    UPDATE intray.figured SET last_event = up_to;
    RETURN json_build_object('left', newest - up_to)::text;
END
$fn$
