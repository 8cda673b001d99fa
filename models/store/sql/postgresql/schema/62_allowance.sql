-- name: allowance_is_kept
-- Room for the next number beside this one.
ALTER TABLE intray.allowance SET (fillfactor = 50)
