-- Which role may call which function. A function cannot GRANT (that would commit in the middle), so every registered
-- login may execute all functions, and each asks this table first.
CREATE TABLE IF NOT EXISTS role_all (
    verb VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    role ENUM('clerk', 'supervisor', 'administrator', 'importer', 'worker', 'auditor') CHARACTER SET ascii NOT NULL,
    PRIMARY KEY (verb, role)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
