CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION claim_json(
    requested INTEGER, the_lock EXACT_CODE(36), items EXACT_TEXT, shortage EXACT_WORD(64), held_by_others BIGINT,
    holder EXACT_TEXT, next_available DATETIME(3), moment DATETIME(3))
RETURNS EXACT_TEXT
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN CONCAT(
    '{"requested":', requested, ',"lock":', IF(items IS NULL, 'null', JSON_QUOTE(the_lock)),
    ',"items":[', COALESCE(items, ''), '],"shortage":', JSON_QUOTE(shortage), ',"held_by_others":', held_by_others,
    ',"holder":', COALESCE(holder, 'null'),
    ',"next_available":', COALESCE(CONCAT('"', REPLACE(next_available, ' ', 'T'), 'Z"'), 'null'),
    ',"now":"', REPLACE(moment, ' ', 'T'), 'Z"}')
