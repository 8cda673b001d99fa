-- A run that did not come to a result: everybody who waits is told why.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE end_run(
    IN me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, IN the_queue_id BIGINT, IN the_workstation VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, IN began DATETIME(3), IN why VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, IN words LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    INSERT INTO source_run_all (queue_id, user_name, workstation, started_at, finished_at, source_query, error)
    SELECT q.id, me, the_workstation, began, UTC_TIMESTAMP(3), q.source_query, words
    FROM queue_all AS q WHERE q.id = the_queue_id;
    UPDATE work_request_all AS w
    SET w.state = 'none', w.reason = why, w.detail = words, w.answered_at = UTC_TIMESTAMP(3)
    WHERE w.queue_id = the_queue_id AND w.state = 'busy';
END
