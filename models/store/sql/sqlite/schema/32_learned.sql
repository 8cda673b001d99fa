-- name: learned
-- What is usual in the records of a queue, learned from some of them (model), and how far the records are counted for it: up
-- to the event last_event. fields: their names, in the order of their numbers; pairs: which of them are counted together,
-- [[by, field]]. It counts once is_whole is 1, and an older one of the queue goes then. of_records, of_corrections: how many
-- there were when the model was learned.
CREATE TABLE learned (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    queue_id INTEGER NOT NULL REFERENCES queue (id) ON DELETE CASCADE,
    fields TEXT NOT NULL,
    pairs TEXT NOT NULL,
    model TEXT NOT NULL,
    of_records INTEGER NOT NULL,
    of_corrections INTEGER NOT NULL,
    last_event INTEGER NOT NULL,
    records INTEGER NOT NULL DEFAULT 0,
    corrections INTEGER NOT NULL DEFAULT 0,
    is_whole INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT learned_fields_are_json CHECK (json_valid(fields)),
    CONSTRAINT learned_pairs_are_json CHECK (json_valid(pairs))
) STRICT

-- name: learned_queue
CREATE INDEX learned_queue ON learned (queue_id, id)

-- name: learned_row
CREATE VIEW learned_row AS
SELECT id, queue_id, fields, pairs, model, of_records, of_corrections, last_event, records, corrections, is_whole
FROM learned
