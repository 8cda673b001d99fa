ALTER TABLE queue ADD COLUMN last_warning_seconds INTEGER
    CONSTRAINT last_warning_comes_last CHECK (
        last_warning_seconds > 0
        AND (first_warning_seconds IS NULL OR last_warning_seconds < first_warning_seconds))
