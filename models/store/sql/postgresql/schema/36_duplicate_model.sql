-- name: rows_of_duplicate_model
ALTER TABLE intray.duplicate_model ENABLE ROW LEVEL SECURITY

-- name: see_duplicate_model
CREATE POLICY see_duplicate_model ON intray.duplicate_model FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_record_queues())::bigint[]))

-- name: duplicate_model_row
CREATE VIEW intray.duplicate_model_row WITH (security_invoker = true) AS
SELECT id, queue_id, model, of_records, last_event, is_whole FROM intray.duplicate_model
