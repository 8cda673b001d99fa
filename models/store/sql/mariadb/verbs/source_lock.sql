-- The name of the lock that whoever runs a queue's query holds; it ends with their session.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION source_lock(the_queue_id BIGINT) RETURNS EXACT_WORD(64)
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN lock_name(CONCAT('source ', the_queue_id))
