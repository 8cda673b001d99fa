-- name: duplicate_model_row
CREATE VIEW duplicate_model_row AS
SELECT id, queue_id, model, of_records, last_event, is_whole FROM duplicate_model
