-- Whether no name of a queue is kept from the session's user. To anybody else a queue that is not there is one that is not
-- theirs: nobody finds out names by trying them.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION hears_of_all() RETURNS INTEGER
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE hidden BIGINT;
    SELECT COUNT(*) INTO hidden FROM queue_all AS q
    WHERE NOT EXISTS (SELECT 1 FROM sight_all AS s WHERE s.queue_id = q.id AND s.login = SESSION_LOGIN());
    RETURN hidden = 0;
END
