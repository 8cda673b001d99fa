-- What is needed to take the history of a selftest away.

-- name: user_all
GRANT SELECT ON user_all TO 'intray_cleaner'@'localhost'

-- name: role_all
GRANT SELECT ON role_all TO 'intray_cleaner'@'localhost'

-- name: event_all
GRANT SELECT, DELETE ON event_all TO 'intray_cleaner'@'localhost'

-- name: adopted_call_all
GRANT SELECT ON adopted_call_all TO 'intray_cleaner'@'localhost'

-- name: selftest_all
GRANT SELECT ON selftest_all TO 'intray_cleaner'@'localhost'

-- name: who_calls
GRANT EXECUTE ON PROCEDURE who_calls TO 'intray_cleaner'@'localhost'

-- name: forget_selftest
GRANT EXECUTE ON PROCEDURE forget_selftest TO 'intray_cleaner'@'localhost'
