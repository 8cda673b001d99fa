-- name: rows_of_learned
ALTER TABLE intray.learned ENABLE ROW LEVEL SECURITY

-- name: see_learned
CREATE POLICY see_learned ON intray.learned FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_record_queues())::bigint[]))

-- name: learned_row
CREATE VIEW intray.learned_row WITH (security_invoker = true) AS
SELECT id, queue_id, fields, pairs, model, of_records, of_corrections, last_event, records, corrections, is_whole
FROM intray.learned
