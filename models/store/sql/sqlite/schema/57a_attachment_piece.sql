-- name: attachment_piece_stays
CREATE TRIGGER attachment_piece_stays
BEFORE UPDATE ON attachment_piece
BEGIN
    SELECT RAISE(ABORT, 'attachment_stays');
END
