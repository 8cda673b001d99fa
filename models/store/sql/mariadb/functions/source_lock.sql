-- The name of the lock that whoever runs a queue's query holds; it ends with their session.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION source_lock(the_queue_id BIGINT) RETURNS VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN CONCAT('intray.', LEFT(MD5(DATABASE()), 16), '.', the_queue_id)
