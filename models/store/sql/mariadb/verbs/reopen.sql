CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION reopen(
    the_item BIGINT, the_reason EXACT_TEXT, the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    CALL who_calls('reopen', me, answer);
    SET answer = COALESCE(answer, reason_refused(the_reason));
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    CALL reopen_one(the_item, me, reason_told(the_reason), NULL, the_workstation, UTC_TIMESTAMP(3), answer);
    RETURN COALESCE(answer, '{}');
END
