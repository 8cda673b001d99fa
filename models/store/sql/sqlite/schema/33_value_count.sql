-- name: value_count_row
CREATE VIEW value_count_row AS
SELECT id, learned_id, field, value, records, left_as, starts, ends, rank FROM value_count
