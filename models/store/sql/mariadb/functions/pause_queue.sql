CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION pause_queue(the_queue VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, the_paused BIGINT, the_message LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin)
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    DECLARE answer LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
    DECLARE its_id BIGINT;
    CALL who_calls('pause_queue', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT q.id INTO its_id FROM queue_all AS q WHERE q.name = the_queue FOR UPDATE;
    IF its_id IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_queue', 'queue', the_queue);
    END IF;
    UPDATE queue_all SET paused = (the_paused <> 0), pause_message = COALESCE(the_message, ''), changes = changes + 1 WHERE id = its_id;
    RETURN '{}';
END
