CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION claim_next(
    the_queues EXACT_TEXT, the_count BIGINT, the_lock EXACT_CODE(36), the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    CALL who_calls('claim_next', me, answer);
    IF answer IS NULL THEN
        CALL take_next(me, the_queues, GREATEST(1, the_count), the_lock, the_workstation, UTC_TIMESTAMP(3), answer);
    END IF;
    RETURN answer;
END
