-- name: share_filter
-- Shares what to show of a queue's list, under a name; with replaces in place of the filter that has the name.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION share_filter(
    the_queue EXACT_NAME(255), the_name EXACT_NAME(1000), the_filter EXACT_TEXT, replaces BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me, known EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_queue, so_many BIGINT;
    DECLARE is_there TINYINT DEFAULT 0;
    CALL who_calls('share_filter', me, answer);
    CALL filter_refusal(the_queue, the_name, its_queue, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    ELSEIF COALESCE(JSON_TYPE(the_filter), '') <> 'OBJECT' THEN
        RETURN '{"refused":"value_odd","what":"filter"}';
    ELSEIF CHAR_LENGTH(the_filter) > 65536 THEN
        RETURN '{"refused":"filter_too_long"}';
    END IF;
    -- Two sessions of one user count one after the other, and what is there now: a function reads as of its first look.
    SELECT COUNT(*) INTO so_many FROM user_all AS u WHERE u.name = me FOR UPDATE;
    SELECT COUNT(*) INTO so_many FROM shared_filter_all AS mine
    WHERE mine.queue_id = its_queue AND mine.shared_by = me AND NOT EXISTS (
        SELECT 1 FROM shared_filter_all AS same WHERE same.queue_id = its_queue AND same.name = the_name)
    LOCK IN SHARE MODE;
    IF so_many >= 100 THEN
        RETURN '{"refused":"too_many","what":"filter","most":100}';
    END IF;
    BEGIN
        DECLARE CONTINUE HANDLER FOR 1062 SET is_there = 1;
        INSERT INTO shared_filter_all (queue_id, name, filter, shared_at, shared_by)
        VALUES (its_queue, the_name, the_filter, UTC_TIMESTAMP(3), me);
    END;
    IF NOT is_there THEN
        RETURN '{}';
    END IF;
    SELECT f.shared_by INTO known FROM shared_filter_all AS f WHERE f.queue_id = its_queue AND f.name = the_name FOR UPDATE;
    IF known IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_filter', 'name', the_name);
    ELSEIF NOT replaces <=> 1 THEN
        RETURN JSON_OBJECT('refused', 'filter_name_taken', 'name', the_name, 'by', known);
    ELSEIF NOT may_change_filter(me, known) THEN
        RETURN JSON_OBJECT('refused', 'filter_of_other', 'name', the_name, 'by', known);
    END IF;
    UPDATE shared_filter_all SET filter = the_filter, shared_at = UTC_TIMESTAMP(3), shared_by = me
    WHERE queue_id = its_queue AND name = the_name;
    RETURN '{}';
END

-- name: may_change_filter
-- Their own; supervisors and administrators change everybody's.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION may_change_filter(me EXACT_NAME(255), its_sharer EXACT_NAME(255))
RETURNS TINYINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN me = its_sharer OR EXISTS (
    SELECT 1 FROM user_all AS u
    WHERE u.name = me AND (FIND_IN_SET('supervisor', u.roles) OR FIND_IN_SET('administrator', u.roles)))

-- name: filter_refusal
-- Why the caller can have no filter of this name in the queue, if nothing else stands in the way.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE filter_refusal(
    IN the_queue EXACT_NAME(255), IN the_name EXACT_NAME(1000), OUT its_queue BIGINT, INOUT refusal EXACT_TEXT)
READS SQL DATA SQL SECURITY INVOKER
BEGIN
    SELECT q.id INTO its_queue FROM queue_all AS q
    JOIN sight_all AS s ON s.queue_id = q.id AND s.sees_records = 1 AND s.login = SESSION_LOGIN()
    WHERE q.name = the_queue;
    IF refusal IS NOT NULL THEN
        SET its_queue = NULL;
    ELSEIF its_queue IS NULL THEN
        SET refusal = JSON_OBJECT('refused', 'no_such_queue', 'queue', COALESCE(the_queue, ''));
    ELSEIF COALESCE(the_name, '') NOT REGEXP '[^[:space:]]' THEN
        SET refusal = '{"refused":"filter_unnamed"}';
    ELSEIF CHAR_LENGTH(the_name) > 100 THEN
        SET refusal = '{"refused":"filter_name_too_long"}';
    END IF;
END
