-- What a disposition changes in the record. The first line of the search text is the key, which stays.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE write_record(
    IN the_item BIGINT, IN the_kind VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, IN the_record LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, IN the_search LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, IN the_reason LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, IN me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin,
    IN moment DATETIME(3))
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    IF the_kind <> 'return' THEN
        UPDATE record_all
        SET current = COALESCE(the_record, current),
            search = COALESCE(CONCAT(SUBSTRING_INDEX(search, CHAR(10 USING utf8mb4), 1), the_search), search),
            error = NULLIF(the_reason, ''), finished_by = me, finished_at = moment
        WHERE item_id = the_item;
    ELSEIF the_record IS NOT NULL THEN
        UPDATE record_all
        SET current = the_record,
            search = COALESCE(CONCAT(SUBSTRING_INDEX(search, CHAR(10 USING utf8mb4), 1), the_search), search)
        WHERE item_id = the_item;
    END IF;
END
