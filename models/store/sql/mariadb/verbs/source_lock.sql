-- name: source_lock
-- The name of the lock that whoever runs a queue's query holds; it ends with their session.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION source_lock(the_queue_id BIGINT) RETURNS EXACT_WORD(64)
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN lock_name(CONCAT('source ', the_queue_id))

-- name: runs_source
-- Whether this session holds that lock.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION runs_source(the_queue_id BIGINT) RETURNS INTEGER
NOT DETERMINISTIC READS SQL DATA SQL SECURITY DEFINER
RETURN COALESCE(IS_USED_LOCK(source_lock(the_queue_id)), 0) = CONNECTION_ID()
