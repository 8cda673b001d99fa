-- Not compared with the lock: in an adopted table that one follows a setting of the old front end.
ALTER TABLE queue ADD COLUMN first_warning_seconds INTEGER
    CONSTRAINT first_warning_positive CHECK (first_warning_seconds > 0)
