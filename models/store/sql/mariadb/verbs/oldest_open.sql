-- When the oldest open item of a queue came in. One look per group of the index, not per item; as a function because
-- the look needs the table by itself, without the view's filter, which is asked here.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION oldest_open(the_queue_id BIGINT)
RETURNS CHAR(24) CHARACTER SET ascii
NOT DETERMINISTIC READS SQL DATA SQL SECURITY DEFINER
RETURN (
    SELECT CONCAT(REPLACE(i.created_at, ' ', 'T'), 'Z')
    FROM item_all AS i
    JOIN sight_all AS s ON s.queue_id = i.queue_id AND s.login = SESSION_LOGIN() AND s.sees_items = 1
    WHERE i.id = (
        SELECT MIN(first_ones.id)
        FROM (SELECT MIN(o.id) AS id FROM item_all AS o FORCE INDEX (item_turn)
              WHERE o.queue_id = the_queue_id AND o.state = 'open'
              GROUP BY o.queue_id, o.state, o.due_at, o.turn) AS first_ones))
