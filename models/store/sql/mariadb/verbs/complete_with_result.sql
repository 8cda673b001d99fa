-- How a worker completes: with what its command made of the record. Sent again it answers as the first time and leaves
-- the result as it is.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION complete_with_result(
    the_item BIGINT, the_lock EXACT_CODE(36), the_operation EXACT_CODE(36), the_record EXACT_TEXT,
    the_search EXACT_TEXT, the_result EXACT_TEXT, the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE is_known INTEGER;
    CALL who_calls('complete_with_result', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT COUNT(*) INTO is_known FROM event_all AS e WHERE e.operation_id = the_operation;
    CALL finish_one(me, the_item, the_lock, 'complete', the_operation, the_record, the_search, 0, NULL, the_workstation,
                    UTC_TIMESTAMP(3), 0, answer);
    IF NOT is_known AND JSON_VALUE(answer, '$.refused') IS NULL THEN
        UPDATE record_all SET result = the_result WHERE item_id = the_item;
    END IF;
    RETURN answer;
END
