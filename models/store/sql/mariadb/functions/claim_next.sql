CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION claim_next(the_queues LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, the_count BIGINT, the_lock CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, the_workstation VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin)
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    DECLARE answer LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
    CALL who_calls('claim_next', me, answer);
    IF answer IS NULL THEN
        CALL take_next(me, the_queues, GREATEST(1, the_count), the_lock, the_workstation, UTC_TIMESTAMP(3), answer);
    END IF;
    RETURN answer;
END
