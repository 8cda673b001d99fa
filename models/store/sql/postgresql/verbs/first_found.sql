-- The keys of the rows that a queue would give out first, in that order; see keep_found. A priority that is no number is
-- for the run to complain about.
CREATE OR REPLACE FUNCTION intray.first_found(seen jsonb[]) RETURNS json LANGUAGE sql STABLE AS $fn$
    SELECT coalesce(json_agg(early.key ORDER BY early.rank, early.place), '[]')
    FROM (
        SELECT * FROM (
            SELECT DISTINCT ON (line ->> 'key') line ->> 'key' AS key, row.place,
                   CASE WHEN line ->> 'priority' ~ '^-?[0-9]{1,9}$' THEN -(line ->> 'priority')::integer ELSE 0 END AS rank
            FROM unnest(seen) WITH ORDINALITY AS row (line, place)
            ORDER BY line ->> 'key', row.place) AS distinct_keys
        ORDER BY rank, place
        LIMIT 10) AS early
$fn$
