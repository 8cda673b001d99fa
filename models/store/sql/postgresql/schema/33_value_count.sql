-- name: value_count_is_kept
-- Room for its counts to change beside their rows, so that only an index whose column changes is written.
ALTER TABLE intray.value_count SET (fillfactor = 85)
