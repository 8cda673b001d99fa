CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION finished_answer(
    the_item BIGINT, its_state EXACT_WORD(64))
RETURNS EXACT_TEXT
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN CONCAT('{"item":', the_item, ',"state":', JSON_QUOTE(its_state), '}')
