-- Of several queues the one whose head comes first in claim order; what this user may take no more of drops out.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE choose_queue(
    INOUT the_queue_ids LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, IN me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, IN moment DATETIME(3), OUT chosen BIGINT, OUT chosen_item BIGINT,
    OUT chosen_place VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE rest LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT the_queue_ids;
    DECLARE its_id, its_turn, its_item, chosen_turn BIGINT;
    DECLARE its_place VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin;
    SET the_queue_ids = NULL, chosen = NULL;
    WHILE rest <> '' DO
        SET its_id = SUBSTRING_INDEX(rest, ',', 1), rest = SUBSTR(rest, CHAR_LENGTH(SUBSTRING_INDEX(rest, ',', 1)) + 2);
        SET its_item = NULL;
        IF free_locks(its_id, me) > 0 THEN
            CALL head_of(its_id, moment, its_turn, its_item, its_place);
        END IF;
        IF its_item IS NOT NULL THEN
            SET the_queue_ids = CONCAT_WS(',', the_queue_ids, its_id);
            IF chosen IS NULL OR (its_turn, its_item) < (chosen_turn, chosen_item) THEN
                SET chosen = its_id, chosen_turn = its_turn, chosen_item = its_item, chosen_place = its_place;
            END IF;
        END IF;
    END WHILE;
END
