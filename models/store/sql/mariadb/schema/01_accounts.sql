-- Accounts that nobody logs in as. They serve all Intray databases of a server.

-- name: owner
-- The functions and views act with its rights, and it has only those given by the files of rights/.
CREATE USER IF NOT EXISTS 'intray_owner'@'localhost' ACCOUNT LOCK

-- name: cleaner
-- It takes the history of a selftest away, and can do nothing else.
CREATE USER IF NOT EXISTS 'intray_cleaner'@'localhost' ACCOUNT LOCK

-- name: source
-- Criteria queries run with its rights, and it may read what an administrator grants to it.
CREATE USER IF NOT EXISTS 'intray_source'@'localhost' ACCOUNT LOCK
