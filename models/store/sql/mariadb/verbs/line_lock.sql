-- The name of the lock by which a session that runs a query says whose it is; nobody can take it for another session.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION line_lock(the_session BIGINT) RETURNS EXACT_WORD(64)
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN lock_name(CONCAT('line ', the_session, ' ', LEFT(SESSION_LOGIN(), 200)))
