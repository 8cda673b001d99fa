-- name: attachment_stays
CREATE TRIGGER attachment_stays
BEFORE UPDATE ON attachment
WHEN OLD.digest IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'attachment_stays');
END
