-- What was found takes the place of the last result: a key once, and not what will not come back.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE keep_found(
    IN me EXACT_NAME(255), IN the_queue_id BIGINT, IN the_workstation EXACT_NAME(255), IN began DATETIME(3),
    OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE all_rows, all_keys BIGINT;
    DELETE FROM source_row_all WHERE queue_id = the_queue_id;
    INSERT INTO source_row_all (queue_id, "rank", place, "key", record)
    SELECT the_queue_id, -COALESCE(f.priority, 0), f.place, f."key", f.record
    FROM source_found_all AS f
    WHERE f.queue_id = the_queue_id AND f."key" REGEXP '[^[:space:]]'
      AND f.place = (SELECT MIN(e.place) FROM source_found_all AS e
                     WHERE e.queue_id = the_queue_id AND e."key" = f."key")
      AND NOT EXISTS (SELECT 1 FROM item_all AS i
                      WHERE i.queue_id = the_queue_id AND i."key" = f."key"
                        AND i.state IN ('done', 'failed', 'dismissed'));
    SELECT COUNT(*), COUNT(DISTINCT CASE WHEN f."key" REGEXP '[^[:space:]]' THEN f."key" END)
    INTO all_rows, all_keys
    FROM source_found_all AS f WHERE f.queue_id = the_queue_id;
    DELETE FROM source_found_all WHERE queue_id = the_queue_id;
    INSERT INTO source_run_all (queue_id, user, workstation, started_at, finished_at, found, passed_over, source_query)
    SELECT q.id, me, the_workstation, began, UTC_TIMESTAMP(3), all_keys, all_rows - all_keys, q.source_query
    FROM queue_all AS q WHERE q.id = the_queue_id;
    SET answer = CONCAT('{"found":', all_keys, ',"passed_over":', all_rows - all_keys, '}');
END
