-- The numbers of an adopted queue, for whoever sees its items.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE adopted_count(IN the_queue BIGINT)
MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE answer EXACT_TEXT DEFAULT '{"free":0,"held":0,"done":0}';
    IF EXISTS (SELECT 1 FROM sight_all AS s JOIN adopted_all AS a ON a.queue_id = s.queue_id
               WHERE s.queue_id = the_queue AND s.login = SESSION_LOGIN() AND s.sees_items = 1) THEN
        CALL count_adopted(the_queue);
        -- From a table, because that clears warnings, which name values of rows.
        SELECT CONCAT('{"free":', @intray_free, ',"held":', @intray_taken, ',"done":', @intray_done, '}') INTO answer
        FROM adopted_all AS a WHERE a.queue_id = the_queue;
    END IF;
    CALL forget_row();
    SELECT answer;
END
