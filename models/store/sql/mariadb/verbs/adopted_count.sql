-- The numbers of an adopted queue.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE adopted_count(IN the_queue_id BIGINT)
MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    SET @intray_free = 0, @intray_taken = 0, @intray_done = 0;
    IF EXISTS (SELECT 1 FROM sight_all AS s JOIN adopted_all AS a ON a.queue_id = s.queue_id
               WHERE s.queue_id = the_queue_id AND s.login = SESSION_LOGIN()) THEN
        CALL count_adopted(the_queue_id);
    END IF;
    SELECT CONCAT('{"free":', @intray_free, ',"held":', @intray_taken, ',"done":', @intray_done, '}') AS answer;
END
