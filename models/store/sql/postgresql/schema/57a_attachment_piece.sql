-- name: attachment_piece_stays_as_it_is
-- Scans do not get smaller by being packed once more.
ALTER TABLE intray.attachment_piece ALTER COLUMN content SET STORAGE EXTERNAL

-- name: attachment_piece_stays
CREATE TRIGGER attachment_piece_stays BEFORE UPDATE ON intray.attachment_piece
FOR EACH ROW EXECUTE FUNCTION intray.refuse('attachment_stays')

-- name: rows_of_attachment_piece
ALTER TABLE intray.attachment_piece ENABLE ROW LEVEL SECURITY
