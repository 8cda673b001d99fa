-- The queues in adopted tables that the caller sees, as a list of JSON.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION adopted_queues()
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY DEFINER
RETURN COALESCE((
    SELECT CONCAT('[', GROUP_CONCAT(CONCAT('{"queue_id":', q.id, ',"queue":', JSON_QUOTE(q.name), '}')), ']')
    FROM adopted_all AS a
    JOIN queue_all AS q ON q.id = a.queue_id
    JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SESSION_LOGIN()), '[]')
