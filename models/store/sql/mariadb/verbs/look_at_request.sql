CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION look_at_request(the_request BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    CALL who_calls('look_at_request', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    IF NOT EXISTS (SELECT 1 FROM work_request_all AS w WHERE w.id = the_request AND (w.user = me OR EXISTS (
        SELECT 1 FROM user_all AS u WHERE u.name = me
          AND (FIND_IN_SET('supervisor', u.roles) OR FIND_IN_SET('administrator', u.roles))))) THEN
        RETURN CONCAT('{"refused":"no_such_request","request":', the_request, '}');
    END IF;
    RETURN request_answer(me, the_request);
END
