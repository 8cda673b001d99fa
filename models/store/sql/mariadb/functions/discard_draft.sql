-- One's own, of a dead lock too.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION discard_draft(the_item BIGINT, the_lock CHAR(36) CHARACTER SET ascii COLLATE ascii_bin)
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    DECLARE answer LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
    CALL who_calls('discard_draft', me, answer);
    IF answer IS NULL THEN
        DELETE FROM draft_all WHERE item_id = the_item AND lock_id = the_lock AND user_name = me;
        SET answer = '{}';
    END IF;
    RETURN answer;
END
