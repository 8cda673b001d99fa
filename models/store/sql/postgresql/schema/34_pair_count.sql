-- name: pair_count_is_kept
-- Room for its counts to change beside their rows, so that no index is written.
ALTER TABLE intray.pair_count SET (fillfactor = 85)
