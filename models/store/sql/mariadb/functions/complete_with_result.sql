-- How a worker completes: with what its command made of the record. Sent again it answers as the first time and leaves
-- the result as it is.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION complete_with_result(
    the_item BIGINT, the_lock CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, the_operation CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, the_record LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, the_search LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
    the_result LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, the_workstation VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin)
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    DECLARE answer LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
    DECLARE is_known INTEGER;
    CALL who_calls('complete_with_result', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT COUNT(*) INTO is_known FROM event_all AS e WHERE e.operation_id = the_operation;
    CALL finish_one(me, the_item, the_lock, 'complete', the_operation, the_record, the_search, 0, NULL, the_workstation,
                    UTC_TIMESTAMP(3), answer);
    IF NOT is_known AND JSON_VALUE(answer, '$.refused') IS NULL THEN
        UPDATE record_all SET result = the_result WHERE item_id = the_item;
    END IF;
    RETURN answer;
END
