-- The queues in adopted tables that the caller sees, as a list of JSON.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION adopted_queues()
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC READS SQL DATA SQL SECURITY DEFINER
RETURN COALESCE((
    SELECT CONCAT('[', GROUP_CONCAT(CONCAT('{"queue_id":', q.id, ',"queue":', JSON_QUOTE(q.name), '}')), ']')
    FROM adopted_all AS a
    JOIN queue_all AS q ON q.id = a.queue_id
    JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)), '[]')
