-- Answers everybody who waits for work of the queue from the result that is kept, first asked first served.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE serve_requests(IN the_queue_id BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE one, free, locked BIGINT;
    DECLARE its_user, station EXACT_NAME(255);
    DECLARE its_lock EXACT_CODE(36);
    DECLARE wanted, given, takes, is_paused, is_old, at_end INTEGER DEFAULT 0;
    DECLARE waiting CURSOR FOR
        SELECT w.id, w.user, w.workstation, w.lock_id, w.requested,
               w.asked_at < UTC_TIMESTAMP(3) - INTERVAL 30 MINUTE
        FROM work_request_all AS w WHERE w.queue_id = the_queue_id AND w.state = 'busy'
        ORDER BY w.id
        FOR UPDATE;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    SELECT q.paused INTO is_paused FROM queue_all AS q WHERE q.id = the_queue_id;
    OPEN waiting;
    SET at_end = 0;
    FETCH waiting INTO one, its_user, station, its_lock, wanted, is_old;
    WHILE NOT at_end DO
        SET takes = EXISTS (SELECT 1 FROM sight_all AS s
                            WHERE s.queue_id = the_queue_id AND s.user = its_user AND s.takes);
        IF is_old OR is_paused OR NOT takes THEN
            CALL answer_request(
                one, 0, CASE WHEN is_old THEN 'waited_too_long' WHEN is_paused THEN 'paused' ELSE 'not_permitted' END, '');
        ELSE
            SELECT COUNT(*) INTO locked FROM user_all AS u WHERE u.name = its_user FOR UPDATE;
            SET free = free_locks(the_queue_id, its_user);
            CALL serve_request(one, the_queue_id, its_user, station, its_lock, LEAST(free, wanted), given);
            CALL answer_request(
                one, given, CASE WHEN given = wanted THEN '' WHEN given = free THEN 'lock_limit'
                                 ELSE why_not_more(the_queue_id, its_user, its_lock) END, '');
        END IF;
        SET at_end = 0;
        FETCH waiting INTO one, its_user, station, its_lock, wanted, is_old;
    END WHILE;
    CLOSE waiting;
END
