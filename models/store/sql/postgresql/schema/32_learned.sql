-- name: learned
-- What is usual in the records of a queue, learned from some of them (model), and how far the records are counted for it: up
-- to the event last_event. fields: their names, in the order of their numbers; pairs: which of them are counted together,
-- [[by, field]]. It counts once is_whole is 1, and an older one of the queue goes then. of_records, of_corrections: how many
-- there were when the model was learned.
CREATE TABLE intray.learned (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    fields jsonb NOT NULL,
    pairs jsonb NOT NULL,
    model text NOT NULL,
    of_records bigint NOT NULL,
    of_corrections bigint NOT NULL,
    last_event bigint NOT NULL,
    records bigint NOT NULL DEFAULT 0,
    corrections bigint NOT NULL DEFAULT 0,
    is_whole boolean NOT NULL DEFAULT false
)

-- name: learned_queue
CREATE INDEX learned_queue ON intray.learned (queue_id, id)

-- name: rows_of_learned
ALTER TABLE intray.learned ENABLE ROW LEVEL SECURITY

-- name: see_learned
CREATE POLICY see_learned ON intray.learned FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_record_queues())::bigint[]))

-- name: learned_row
CREATE VIEW intray.learned_row WITH (security_invoker = true) AS
SELECT id, queue_id, fields, pairs, model, of_records, of_corrections, last_event, records, corrections, is_whole
FROM intray.learned
