-- Runs the queue's query and keeps its result in the place of the last one: a key once, and not what will not come
-- back. How many keys, and how many rows were passed over.
CREATE OR REPLACE FUNCTION intray.keep_found(place intray.queue, OUT keys bigint, OUT passed_over bigint)
LANGUAGE plpgsql AS $fn$
DECLARE
    rows bigint;
BEGIN
    DELETE FROM intray.source_row WHERE queue_id = place.id;
    WITH seen AS MATERIALIZED (
        SELECT row.place, coalesce(-(row.line ->> 'priority')::numeric::integer, 0) AS rank, row.line ->> 'key' AS key,
               row.line - 'key' - 'priority' AS record
        FROM intray.found_by_source(rtrim(place.source_query, E'; \n\r\t'), 9223372036854775807) AS row),
    kept AS (
        INSERT INTO intray.source_row (queue_id, rank, place, key, record)
        SELECT place.id, first.rank, first.place, first.key, first.record
        FROM (SELECT DISTINCT ON (seen.key) * FROM seen WHERE seen.key ~ '\S' ORDER BY seen.key, seen.place) AS first
        WHERE NOT EXISTS (
            SELECT 1 FROM intray.item
            WHERE item.queue_id = place.id AND item.key = first.key
              AND item.state IN ('done', 'failed', 'dismissed')))
    SELECT count(*), count(DISTINCT seen.key) FILTER (WHERE seen.key ~ '\S') INTO rows, keys FROM seen;
    passed_over := rows - keys;
END
$fn$
