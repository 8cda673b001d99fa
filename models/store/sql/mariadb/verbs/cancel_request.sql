-- One's own; one that has been answered stays as it is.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION cancel_request(the_request BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    CALL who_calls('cancel_request', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    IF NOT EXISTS (SELECT 1 FROM work_request_all AS w WHERE w.id = the_request AND w.user = me) THEN
        RETURN CONCAT('{"refused":"no_such_request","request":', the_request, '}');
    END IF;
    CALL answer_request(the_request, 0, 'cancelled', '');
    RETURN request_answer(me, the_request);
END
