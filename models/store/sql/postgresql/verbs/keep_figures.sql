-- name: keep_figures
-- Adds to the figures the lines of the history that are newer than the last one in them, at most at_most of them, and none
-- if there are fewer than at_least; how many are left.
CREATE OR REPLACE FUNCTION intray.keep_figures(at_least bigint, at_most bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    behind bigint;
    newest bigint;
    up_to bigint;
BEGIN
    PERFORM intray.me();
    SELECT last_event INTO behind FROM intray.figured FOR NO KEY UPDATE SKIP LOCKED;
    IF behind IS NULL THEN
        RETURN pg_catalog.json_build_object('left', (SELECT intray.last_event_drawn() - last_event FROM intray.figured))::text;
    END IF;
    newest := intray.last_event_drawn();
    up_to := behind + least(newest - behind, at_most);
    IF newest - behind < greatest(at_least, 1) OR up_to <= behind THEN -- What is in the figures is never added again.
        RETURN pg_catalog.json_build_object('left', newest - behind)::text;
    END IF;
    IF NOT intray.history_settles() THEN
        RETURN pg_catalog.json_build_object('left', newest - behind)::text;
    END IF;
    PERFORM intray.add_figures(behind, up_to);
    UPDATE intray.figured SET last_event = up_to;
    RETURN pg_catalog.json_build_object('left', newest - up_to)::text;
END
$fn$

-- name: last_event_drawn
-- The greatest number that any line of history has got, committed or not.
CREATE OR REPLACE FUNCTION intray.last_event_drawn() RETURNS bigint LANGUAGE sql VOLATILE AS $fn$
    SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM intray.event_id_seq
$fn$

-- name: history_settles
-- Whether every line of the history with a number that was seen so far is there, and none with a smaller number can
-- appear any more; waits a moment for that. A number is drawn before its line is committed, so a smaller one may appear
-- later than a greater one. Whoever draws one holds a lock on the table from before that until the commit: once those who
-- held one after a number was seen have all gone, no smaller one can appear.
CREATE OR REPLACE FUNCTION intray.history_settles() RETURNS boolean LANGUAGE plpgsql AS $fn$
DECLARE
    writers text[] := ARRAY(SELECT * FROM intray.writers_of_history());
BEGIN
    FOR pause IN 1..20 LOOP
        IF NOT EXISTS (SELECT 1 FROM intray.writers_of_history() AS still WHERE still = ANY (writers)) THEN
            RETURN true;
        END IF;
        PERFORM pg_catalog.pg_sleep(0.005);
    END LOOP;
    RETURN false;
END
$fn$

-- name: writers_of_history
-- The other transactions that may have drawn a number of the history and are not committed yet.
CREATE OR REPLACE FUNCTION intray.writers_of_history() RETURNS SETOF text LANGUAGE sql VOLATILE AS $fn$
    SELECT virtualtransaction FROM pg_catalog.pg_locks
    WHERE locktype = 'relation' AND relation IN ('intray.event'::regclass, 'intray.rule_event'::regclass)
      AND mode = 'RowExclusiveLock' AND granted
      AND database = (SELECT oid FROM pg_catalog.pg_database WHERE datname = pg_catalog.current_database())
      AND pid IS DISTINCT FROM pg_catalog.pg_backend_pid()
$fn$

-- name: add_figures
-- Adds these lines of the history to the figures.
CREATE OR REPLACE FUNCTION intray.add_figures(behind bigint, up_to bigint) RETURNS void LANGUAGE sql AS $fn$
    WITH piece AS MATERIALIZED (
        SELECT pg_catalog.to_char(pg_catalog.date_bin('15 minutes', at, '2000-01-01Z') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')
                   AS quarter,
               event.queue_id, kind::text AS kind, "user", pg_catalog.count(*) AS n, pg_catalog.min(event.id) AS first_event,
               pg_catalog.max(event.id) AS last_event
        FROM intray.event
        JOIN intray.queue ON queue.id = event.queue_id
        WHERE event.id > behind AND event.id <= up_to
        GROUP BY 1, 2, 3, 4
    )
    INSERT INTO intray.figure AS kept (quarter, queue_id, kind, "user", n, first_event, last_event)
    SELECT quarter, queue_id, kind, "user", n, first_event, last_event FROM piece
    UNION ALL
    SELECT '', queue_id, kind, '', pg_catalog.sum(n), pg_catalog.min(first_event), pg_catalog.max(last_event)
    FROM piece GROUP BY queue_id, kind
    ON CONFLICT (quarter, queue_id, kind, "user")
    DO UPDATE SET n = kept.n + excluded.n, first_event = least(kept.first_event, excluded.first_event),
        last_event = greatest(kept.last_event, excluded.last_event)
$fn$
