-- Gives a shared filter another name. Who shared it stays.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION rename_filter(
    the_queue EXACT_NAME(255), the_name EXACT_NAME(1000), new_name EXACT_NAME(1000))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me, known EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_queue BIGINT;
    DECLARE is_there TINYINT DEFAULT 0;
    CALL who_calls('rename_filter', me, answer);
    CALL filter_refusal(the_queue, new_name, its_queue, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT f.shared_by INTO known FROM shared_filter_all AS f WHERE f.queue_id = its_queue AND f.name = the_name FOR UPDATE;
    IF known IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_filter', 'name', COALESCE(the_name, ''));
    ELSEIF NOT may_change_filter(me, known) THEN
        RETURN JSON_OBJECT('refused', 'filter_of_other', 'name', the_name, 'by', known);
    END IF;
    BEGIN
        DECLARE CONTINUE HANDLER FOR 1062 SET is_there = 1;
        UPDATE shared_filter_all SET name = new_name WHERE queue_id = its_queue AND name = the_name;
    END;
    IF is_there THEN
        SELECT f.shared_by INTO known FROM shared_filter_all AS f WHERE f.queue_id = its_queue AND f.name = new_name;
        RETURN JSON_OBJECT('refused', 'filter_name_taken', 'name', new_name, 'by', known);
    END IF;
    RETURN '{}';
END
