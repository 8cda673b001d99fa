-- Writes a work request down, and serves it at once if the last result is still good. Said again under its lock, it
-- answers about the same request.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION ask_for_work(
    the_queue EXACT_NAME(255), the_count BIGINT, the_lock EXACT_CODE(36), the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_id, asked BIGINT;
    DECLARE has_source, is_paused, takes, is_there INTEGER DEFAULT 0;
    CALL who_calls('ask_for_work', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT q.id, q.source_query IS NOT NULL, q.paused, COALESCE(s.takes, 0) INTO its_id, has_source, is_paused, takes
    FROM queue_all AS q
    LEFT JOIN sight_all AS s ON s.queue_id = q.id AND s.login = SESSION_LOGIN()
    WHERE q.name = the_queue;
    SET answer = source_refused(its_id, takes, has_source, the_queue);
    CALL too_many(me, 'request', 20000, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    BEGIN
        DECLARE CONTINUE HANDLER FOR 1062 SET is_there = 1;
        INSERT INTO work_request_all (queue_id, user, workstation, lock_id, requested, asked_at)
        VALUES (its_id, me, the_workstation, the_lock, GREATEST(1, the_count), UTC_TIMESTAMP(3));
    END;
    IF is_paused OR source_is_fresh(its_id) THEN
        CALL serve_requests(its_id);
    END IF;
    SET asked = (SELECT w.id FROM work_request_all AS w WHERE w.lock_id = the_lock AND w.user = me FOR UPDATE);
    RETURN COALESCE(request_json(me, asked), JSON_OBJECT('refused', 'not_permitted', 'role', 'clerk'));
END
