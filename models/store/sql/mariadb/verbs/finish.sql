CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION finish(
    the_item BIGINT, the_lock EXACT_CODE(36), the_kind EXACT_WORD(64), the_operation EXACT_CODE(36),
    the_record EXACT_TEXT, the_search EXACT_TEXT, the_after BIGINT, the_reason EXACT_TEXT,
    the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    CALL who_calls('finish', me, answer);
    IF answer IS NULL THEN
        CALL finish_one(me, the_item, the_lock, the_kind, the_operation, the_record, the_search, the_after, the_reason,
                        the_workstation, UTC_TIMESTAMP(3), 1, answer);
    END IF;
    RETURN answer;
END
