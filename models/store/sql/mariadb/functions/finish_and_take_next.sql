CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION finish_and_take_next(
    the_item BIGINT, the_lock CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, the_kind VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, the_operation CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, the_record LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, the_search LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
    the_after BIGINT, the_reason LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, the_workstation VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, the_queues LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, the_next_lock CHAR(36) CHARACTER SET ascii COLLATE ascii_bin)
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY DEFINER
answering: BEGIN
    DECLARE me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    DECLARE finished, following LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
    CALL who_calls('finish_and_take_next', me, finished);
    IF finished IS NOT NULL THEN
        RETURN finished;
    END IF;
    SAVEPOINT before_finishing;
    CALL finish_one(me, the_item, the_lock, the_kind, the_operation, the_record, the_search, the_after, the_reason,
                    the_workstation, UTC_TIMESTAMP(3), finished);
    IF JSON_EXISTS(finished, '$.refused') THEN
        RETURN finished;
    END IF;
    CALL take_next(me, the_queues, 1, the_next_lock, the_workstation, UTC_TIMESTAMP(3), following);
    IF following LIKE '{"refused"%' THEN
        ROLLBACK TO SAVEPOINT before_finishing;
        RETURN following;
    END IF;
    RETURN CONCAT('{"finished":', finished, ',"next":', following, '}');
END
