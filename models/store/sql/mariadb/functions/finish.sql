CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION finish(
    the_item BIGINT, the_lock CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, the_kind VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, the_operation CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, the_record LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, the_search LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
    the_after BIGINT, the_reason LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, the_workstation VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin)
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    DECLARE answer LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
    CALL who_calls('finish', me, answer);
    IF answer IS NULL THEN
        CALL finish_one(me, the_item, the_lock, the_kind, the_operation, the_record, the_search, the_after, the_reason,
                        the_workstation, UTC_TIMESTAMP(3), answer);
    END IF;
    RETURN answer;
END
