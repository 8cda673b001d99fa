-- What is needed to run a criteria query and to keep what it finds.

-- name: user_all
GRANT SELECT ON user_all TO 'intray_source'@'localhost'

-- name: role_all
GRANT SELECT ON role_all TO 'intray_source'@'localhost'

-- name: queue_all
GRANT SELECT (id, source_query) ON queue_all TO 'intray_source'@'localhost'

-- name: source_found_all
GRANT SELECT, INSERT, DELETE ON source_found_all TO 'intray_source'@'localhost'

-- name: adopted_call_all
GRANT SELECT ON adopted_call_all TO 'intray_source'@'localhost'

-- name: temporary_tables
-- For the columns of a query (columns_of_source).
GRANT CREATE TEMPORARY TABLES ON * TO 'intray_source'@'localhost'

-- name: who_calls
GRANT EXECUTE ON PROCEDURE who_calls TO 'intray_source'@'localhost'

-- name: found_by_source
GRANT EXECUTE ON PROCEDURE found_by_source TO 'intray_source'@'localhost'

-- name: runs_source
GRANT EXECUTE ON FUNCTION runs_source TO 'intray_source'@'localhost'

-- name: read_source
GRANT EXECUTE ON PROCEDURE read_source TO 'intray_source'@'localhost'

-- name: try_source
GRANT EXECUTE ON PROCEDURE try_source TO 'intray_source'@'localhost'

-- name: stop_source
GRANT EXECUTE ON PROCEDURE stop_source TO 'intray_source'@'localhost'

-- name: tell_line
GRANT EXECUTE ON FUNCTION tell_line TO 'intray_source'@'localhost'

-- name: runs_line
GRANT EXECUTE ON FUNCTION runs_line TO 'intray_source'@'localhost'

-- name: columns_of_source
GRANT EXECUTE ON PROCEDURE columns_of_source TO 'intray_source'@'localhost'
