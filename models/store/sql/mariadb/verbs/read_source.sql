-- The queue's own query, for whoever holds its lock.
CREATE OR REPLACE DEFINER = 'intray_source'@'localhost' PROCEDURE read_source(
    IN the_queue_id BIGINT, IN longest BIGINT, OUT has_key INTEGER)
MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE its_source, its_columns EXACT_TEXT;
    IF NOT runs_source(the_queue_id) THEN
        SIGNAL SQLSTATE '42000' SET MESSAGE_TEXT = 'Only who runs the query of a queue reads its source';
    END IF;
    SELECT q.source_query INTO its_source FROM queue_all AS q WHERE q.id = the_queue_id;
    CALL found_by_source(the_queue_id, its_source, 18446744073709551615, longest, its_columns, has_key);
END
