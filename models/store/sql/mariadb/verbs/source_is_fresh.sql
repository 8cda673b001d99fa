-- Whether the last result of the queue's query is still good.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION source_is_fresh(the_queue_id BIGINT) RETURNS INTEGER
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN COALESCE((
    SELECT last.source_query = q.source_query
           AND last.finished_at > UTC_TIMESTAMP(3) - INTERVAL q.source_fresh_seconds SECOND
    FROM queue_all AS q JOIN source_run_all AS last ON last.queue_id = q.id AND last.found IS NOT NULL
    WHERE q.id = the_queue_id ORDER BY last.id DESC LIMIT 1), 0)
