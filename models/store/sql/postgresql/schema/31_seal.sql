-- name: seal_stays
CREATE TRIGGER seal_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON intray.seal
FOR EACH STATEMENT EXECUTE FUNCTION intray.refuse('seals_stay')

-- name: seal_is_always_kept
ALTER TABLE intray.seal ENABLE ALWAYS TRIGGER seal_stays

-- name: rows_of_seal
-- Read through functions only.
ALTER TABLE intray.seal ENABLE ROW LEVEL SECURITY
