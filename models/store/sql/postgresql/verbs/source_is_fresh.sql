-- Whether the last result of the queue's query is still good.
CREATE OR REPLACE FUNCTION intray.source_is_fresh(place intray.queue) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    SELECT coalesce((
        SELECT last.source_query = place.source_query
           AND last.finished_at > pg_catalog.clock_timestamp() - place.source_fresh_seconds * interval '1 second'
        FROM intray.source_run AS last
        WHERE last.queue_id = place.id AND last.found IS NOT NULL
        ORDER BY last.id DESC LIMIT 1), false)
$fn$
