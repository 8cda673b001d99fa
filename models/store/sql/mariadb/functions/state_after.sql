CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION state_after(the_kind VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin)
RETURNS VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN CASE the_kind WHEN 'complete' THEN 'done' WHEN 'send_back' THEN 'done' WHEN 'return' THEN 'open' WHEN 'dismiss' THEN 'dismissed' ELSE 'failed' END
