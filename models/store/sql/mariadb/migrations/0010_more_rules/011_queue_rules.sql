ALTER TABLE queue_all
    ADD CONSTRAINT IF NOT EXISTS first_warning_positive CHECK (first_warning_seconds > 0),
    ADD CONSTRAINT IF NOT EXISTS last_warning_comes_last CHECK (
        last_warning_seconds > 0
        AND (first_warning_seconds IS NULL OR last_warning_seconds < first_warning_seconds))
