-- name: pair_count_row
CREATE VIEW pair_count_row AS
SELECT learned_id, by_field, by_value, field, value, records FROM pair_count
