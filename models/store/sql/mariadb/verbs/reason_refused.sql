-- Why this is no reason, or no message: it is too long for a history that everybody reads. NULL: it is one.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION reason_refused(the_reason EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN IF(CHAR_LENGTH(the_reason) > 10000, '{"refused":"text_too_long","what":"reason","most":10000}', NULL)
