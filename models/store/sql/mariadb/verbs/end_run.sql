-- A run that did not come to a result: everybody who waits is told why.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE end_run(
    IN me EXACT_NAME(255), IN the_queue_id BIGINT, IN the_workstation EXACT_NAME(255), IN began DATETIME(3),
    IN why EXACT_WORD(64), IN words EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    INSERT INTO source_run_all (queue_id, user, workstation, started_at, finished_at, source_query, error)
    SELECT q.id, me, the_workstation, began, UTC_TIMESTAMP(3), q.source_query, words
    FROM queue_all AS q WHERE q.id = the_queue_id;
    UPDATE work_request_all AS w
    SET w.state = 'none', w.reason = why, w.detail = words, w.answered_at = UTC_TIMESTAMP(3)
    WHERE w.queue_id = the_queue_id AND w.state = 'busy';
END
