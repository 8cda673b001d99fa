-- name: learned_all
-- What is usual in the records of a queue, learned from some of them (model), and how far the records are counted for it: up
-- to the event last_event. fields: their names, in the order of their numbers; pairs: which of them are counted together,
-- [[by, field]]. It counts once is_whole is 1, and an older one of the queue goes then. of_records, of_corrections: how many
-- there were when the model was learned.
CREATE TABLE IF NOT EXISTS learned_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    fields EXACT_TEXT NOT NULL,
    pairs EXACT_TEXT NOT NULL,
    model EXACT_TEXT NOT NULL,
    of_records BIGINT NOT NULL,
    of_corrections BIGINT NOT NULL,
    last_event BIGINT NOT NULL,
    records BIGINT NOT NULL DEFAULT 0,
    corrections BIGINT NOT NULL DEFAULT 0,
    is_whole TINYINT NOT NULL DEFAULT 0,
    KEY learned_queue (queue_id, id),
    CONSTRAINT learned_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: learned_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW learned_row AS
SELECT l.id, l.queue_id, l.fields, l.pairs, l.model, l.of_records, l.of_corrections, l.last_event, l.records, l.corrections,
       l.is_whole
FROM learned_all AS l
JOIN sight_all AS s
    ON s.queue_id = l.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
