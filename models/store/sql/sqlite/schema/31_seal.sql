-- name: seal_no_update
CREATE TRIGGER seal_no_update
BEFORE UPDATE ON seal
BEGIN
    SELECT RAISE(ABORT, 'seals_stay');
END

-- name: seal_no_delete
CREATE TRIGGER seal_no_delete
BEFORE DELETE ON seal
BEGIN
    SELECT RAISE(ABORT, 'seals_stay');
END
