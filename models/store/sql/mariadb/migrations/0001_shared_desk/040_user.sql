-- Who is who. The name stands in locks and in the history; the login can change, because MariaDB's accounts have no
-- lasting id.
CREATE TABLE IF NOT EXISTS user_all (
    name VARCHAR(128) NOT NULL PRIMARY KEY,
    login VARCHAR(128) NOT NULL,
    roles SET('clerk', 'supervisor', 'administrator', 'importer', 'worker', 'auditor') CHARACTER SET ascii NOT NULL,
    active TINYINT NOT NULL DEFAULT 1,
    changes BIGINT NOT NULL DEFAULT 1,
    CONSTRAINT user_login_unique UNIQUE (login),
    CONSTRAINT user_active_is_a_truth_value CHECK (active IN (0, 1))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
