CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION reopen(the_item BIGINT, the_workstation VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin)
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    DECLARE answer LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
    CALL who_calls('reopen', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    CALL reopen_one(the_item, me, '', the_workstation, answer);
    RETURN COALESCE(answer, '{}');
END
