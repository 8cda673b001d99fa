-- The name of the lock by which a session that runs a query says whose it is; nobody can take it for another session.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION line_lock(the_session BIGINT) RETURNS VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN CONCAT('intray.', MD5(CONCAT(DATABASE(), '.', SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1))), '.', the_session)
