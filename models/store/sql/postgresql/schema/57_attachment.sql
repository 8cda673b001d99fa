-- name: attachment_stays
CREATE TRIGGER attachment_stays BEFORE UPDATE ON intray.attachment
FOR EACH ROW WHEN (OLD.digest IS NOT NULL) EXECUTE FUNCTION intray.refuse('attachment_stays')

-- name: rows_of_attachment
-- For Intray's functions alone, which ask who may read the record.
ALTER TABLE intray.attachment ENABLE ROW LEVEL SECURITY
