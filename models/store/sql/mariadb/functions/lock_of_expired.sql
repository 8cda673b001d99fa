-- The one that was seen, else any: in order would lock all that have expired.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE lock_of_expired(
    IN the_queue_id BIGINT, IN the_seen BIGINT, IN moment DATETIME(3), OUT found BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE allowed INTEGER;
    SET found = NULL;
    SELECT i.id INTO found FROM item_all AS i
    WHERE i.id = the_seen AND i.state = 'locked' AND i.due_at <= moment
    FOR UPDATE SKIP LOCKED;
    IF found IS NULL THEN
        SELECT q.attempts INTO allowed FROM queue_all AS q WHERE q.id = the_queue_id;
        SELECT i.id INTO found
        FROM item_all AS i FORCE INDEX (item_turn)
        WHERE i.queue_id = the_queue_id AND i.state = 'locked' AND i.due_at <= moment
          AND (allowed IS NULL OR i.attempts < allowed)
        LIMIT 1
        FOR UPDATE SKIP LOCKED;
    END IF;
END
