-- name: duplicate_model
-- What was learned of a queue about its duplicates (model), and how far its records are kept under keys: up to the event
-- last_event. It counts once is_whole is 1, and an older one of the queue goes then. of_records: how many there were when it
-- was learned.
CREATE TABLE intray.duplicate_model (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    model text NOT NULL,
    of_records bigint NOT NULL,
    last_event bigint NOT NULL,
    is_whole boolean NOT NULL DEFAULT false
)

-- name: duplicate_model_queue
CREATE INDEX duplicate_model_queue ON intray.duplicate_model (queue_id, id)

-- name: rows_of_duplicate_model
ALTER TABLE intray.duplicate_model ENABLE ROW LEVEL SECURITY

-- name: see_duplicate_model
CREATE POLICY see_duplicate_model ON intray.duplicate_model FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_record_queues())::bigint[]))

-- name: duplicate_model_row
CREATE VIEW intray.duplicate_model_row WITH (security_invoker = true) AS
SELECT id, queue_id, model, of_records, last_event, is_whole FROM intray.duplicate_model
