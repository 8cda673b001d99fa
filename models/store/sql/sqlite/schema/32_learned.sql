-- name: learned_row
CREATE VIEW learned_row AS
SELECT id, queue_id, fields, pairs, model, of_records, of_corrections, last_event, records, corrections, is_whole
FROM learned
