CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION no_such_item(the_item BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN CONCAT('{"refused":"no_such_item","item":', COALESCE(the_item, 0), '}')
