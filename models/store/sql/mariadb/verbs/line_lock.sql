-- name: line_lock
-- The name of the lock by which a session that runs a query says whose it is; nobody can take it for another session.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION line_lock(the_session BIGINT) RETURNS EXACT_WORD(64)
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN lock_name(CONCAT('line ', the_session, ' ', LEFT(SESSION_LOGIN(), 200)))

-- name: tell_line
-- This session says whose it is. With the owner's rights, as runs_line and runs_source: the account of queries, whose
-- rights every query has, learns no name of a lock.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION tell_line() RETURNS INTEGER
NOT DETERMINISTIC READS SQL DATA SQL SECURITY DEFINER
RETURN GET_LOCK(line_lock(CONNECTION_ID()), 0)

-- name: runs_line
-- Whether a session runs a query for the login that asks.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION runs_line(the_session BIGINT) RETURNS INTEGER
NOT DETERMINISTIC READS SQL DATA SQL SECURITY DEFINER
RETURN COALESCE(IS_USED_LOCK(line_lock(the_session)), 0) = the_session
