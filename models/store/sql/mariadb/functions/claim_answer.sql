CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION claim_answer(
    requested INTEGER, the_lock CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, items LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, shortage VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, held_by_others BIGINT, holder LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
    next_available DATETIME(3), moment DATETIME(3))
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN CONCAT(
    '{"requested":', requested, ',"lock":', IF(items IS NULL, 'null', JSON_QUOTE(the_lock)),
    ',"items":[', COALESCE(items, ''), '],"shortage":', JSON_QUOTE(shortage), ',"held_by_others":', held_by_others,
    ',"holder":', COALESCE(holder, 'null'),
    ',"next_available":', COALESCE(CONCAT('"', REPLACE(next_available, ' ', 'T'), 'Z"'), 'null'),
    ',"now":"', REPLACE(moment, ' ', 'T'), 'Z"}')
