-- name: duplicate_model
-- What was learned of a queue about its duplicates (model), and how far its records are kept under keys: up to the event
-- last_event. It counts once is_whole is 1, and an older one of the queue goes then. of_records: how many there were when it
-- was learned.
CREATE TABLE duplicate_model (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    queue_id INTEGER NOT NULL REFERENCES queue (id) ON DELETE CASCADE,
    model TEXT NOT NULL,
    of_records INTEGER NOT NULL,
    last_event INTEGER NOT NULL,
    is_whole INTEGER NOT NULL DEFAULT 0
) STRICT

-- name: duplicate_model_queue
CREATE INDEX duplicate_model_queue ON duplicate_model (queue_id, id)

-- name: duplicate_model_row
CREATE VIEW duplicate_model_row AS
SELECT id, queue_id, model, of_records, last_event, is_whole FROM duplicate_model
