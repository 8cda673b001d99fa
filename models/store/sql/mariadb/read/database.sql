-- Differs: the server's clock and its transactions.

-- name: now
SELECT CONCAT(REPLACE(UTC_TIMESTAMP(3), ' ', 'T'), 'Z') AS now

-- name: later
-- The text's own T and Z are taken off first.
SELECT CONCAT(REPLACE(CAST(REPLACE(TRIM(TRAILING 'Z' FROM :now), 'T', ' ') AS DATETIME(3)) + INTERVAL :seconds SECOND, ' ', 'T'), 'Z') AS later

-- name: isolate_reading
-- The isolation of the next transaction is a statement of its own.
SET TRANSACTION ISOLATION LEVEL REPEATABLE READ

-- name: begin_reading
-- The snapshot is taken at once, so that both lists of an audit tell of the same instant.
START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY

-- name: database_encoding
SELECT @@character_set_database AS encoding

-- name: server_version
SELECT VERSION() AS version

-- name: settle_session
-- What the session cannot set: who set it for the server has to take it back. The rest is in mariadbSettings().
SELECT 'binlog_format' AS name, 'ROW' AS wanted, 'fixed' AS kind, @@binlog_format AS was
FROM DUAL WHERE @@log_bin AND @@binlog_format = 'STATEMENT' AND NOT :local

-- name: who_am_i
SELECT who_am_i() AS answer

-- name: last_answer
-- What a procedure answered.
SELECT @intray_answer AS answer

-- name: let_in
-- No function may GRANT, so the rights on the server follow in a call of their own, after set_user, rename_login and
-- remove_user.
CALL let_in(:name)
