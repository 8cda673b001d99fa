-- How many open items of a queue are put off beyond this moment. As a function because the time has to be a constant for
-- the range in the index; whoever may not see the queue gets 0.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION put_off(the_queue_id BIGINT, moment DATETIME(3))
RETURNS BIGINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY DEFINER
RETURN (
    SELECT COUNT(*)
    FROM item_all AS i
    JOIN sight_all AS s ON s.queue_id = i.queue_id AND s.login = SESSION_LOGIN() AND s.sees_items = 1
    WHERE i.queue_id = the_queue_id AND i.state = 'open' AND i.due_at > moment)
