-- Locks one free item of a queue; first where its head was seen. NULL: there is none that nobody else is just taking.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE lock_of_queue(
    IN the_queue_id BIGINT, IN the_seen BIGINT, IN the_place VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, IN moment DATETIME(3), OUT found BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    SET found = NULL;
    IF the_place = 'expired' THEN
        CALL lock_of_expired(the_queue_id, the_seen, moment, found);
    ELSEIF the_place = 'front' THEN
        CALL lock_of_front(the_queue_id, found);
    END IF;
    IF found IS NULL THEN
        CALL lock_of_line(the_queue_id, found);
    END IF;
    IF found IS NULL THEN
        CALL lock_of_front(the_queue_id, found);
    END IF;
    IF found IS NULL THEN
        CALL lock_of_expired(the_queue_id, NULL, moment, found);
    END IF;
END
