CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION finished_answer(the_item BIGINT, the_kind VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin)
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN CONCAT('{"item":', the_item, ',"state":', JSON_QUOTE(state_after(the_kind)), '}')
