-- The warnings are not compared with the lock: in an adopted table that one follows a setting of the old front end.
ALTER TABLE intray.queue
    ADD COLUMN pause_message text NOT NULL DEFAULT '',
    ADD COLUMN first_warning_seconds bigint,
    ADD COLUMN last_warning_seconds bigint,
    ADD COLUMN reasons text NOT NULL DEFAULT '{}',
    ADD CONSTRAINT first_warning_positive CHECK (first_warning_seconds > 0),
    ADD CONSTRAINT last_warning_comes_last CHECK (
        last_warning_seconds > 0
        AND (first_warning_seconds IS NULL OR last_warning_seconds < first_warning_seconds))
