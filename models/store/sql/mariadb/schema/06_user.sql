-- name: user_all
-- Who is who. The name stands in locks and in the history; the login can change, because MariaDB's accounts have no
-- lasting id.
CREATE TABLE IF NOT EXISTS user_all (
    name VARCHAR(128) NOT NULL PRIMARY KEY,
    login VARCHAR(128) NOT NULL,
    roles SET('clerk', 'supervisor', 'administrator', 'importer', 'worker', 'auditor') CHARACTER SET ascii NOT NULL,
    active TINYINT NOT NULL DEFAULT 1,
    "change" BIGINT NOT NULL DEFAULT 1,
    CONSTRAINT user_login_unique UNIQUE (login),
    CONSTRAINT user_active_is_a_truth_value CHECK (active IN (0, 1))
) EXACT_TABLE

-- name: role_all
-- Which role may call which function. A function cannot GRANT (that would commit in the middle), so every registered
-- login may execute all functions, and each asks this table first.
CREATE TABLE IF NOT EXISTS role_all (
    verb EXACT_WORD(64) NOT NULL,
    role ENUM('clerk', 'supervisor', 'administrator', 'importer', 'worker', 'auditor') CHARACTER SET ascii NOT NULL,
    PRIMARY KEY (verb, role)
) EXACT_TABLE

-- name: may_check_history
-- One row for whoever may check the history.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW may_check_history AS
SELECT me.name
FROM user_all AS me
WHERE me.login = SESSION_LOGIN() AND me.active = 1
  AND (FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles) OR FIND_IN_SET('auditor', me.roles))
