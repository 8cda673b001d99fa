-- The warnings are not compared with the lock: in an adopted table that one follows a setting of the old front end.
ALTER TABLE queue_all
    ADD COLUMN IF NOT EXISTS pause_message LONGTEXT COLLATE utf8mb4_bin NOT NULL DEFAULT '',
    ADD COLUMN IF NOT EXISTS first_warning_seconds BIGINT,
    ADD COLUMN IF NOT EXISTS last_warning_seconds BIGINT,
    ADD COLUMN IF NOT EXISTS reasons LONGTEXT COLLATE utf8mb4_bin NOT NULL DEFAULT '{}'
