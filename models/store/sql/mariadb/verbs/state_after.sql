CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION state_after(the_kind EXACT_WORD(64))
RETURNS EXACT_WORD(64)
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN CASE the_kind WHEN 'complete' THEN 'done' WHEN 'send_back' THEN 'done' WHEN 'return' THEN 'open' WHEN 'dismiss' THEN 'dismissed' ELSE 'failed' END
