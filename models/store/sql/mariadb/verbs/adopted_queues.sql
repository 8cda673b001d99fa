-- The queues in adopted tables that the caller sees, as a list of JSON.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION adopted_queues()
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE answer EXACT_TEXT;
    SET STATEMENT group_concat_max_len = 1073741824 FOR
    SELECT CONCAT('[', GROUP_CONCAT(CONCAT('{"queue_id":', q.id, ',"queue":', JSON_QUOTE(q.name), '}')), ']')
    INTO answer
    FROM adopted_all AS a
    JOIN queue_all AS q ON q.id = a.queue_id
    JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SESSION_LOGIN();
    RETURN COALESCE(answer, '[]');
END
