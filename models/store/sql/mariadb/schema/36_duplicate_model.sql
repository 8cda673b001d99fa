-- name: duplicate_model_all
-- What was learned of a queue about its duplicates (model), and how far its records are kept under keys: up to the event
-- last_event. It counts once is_whole is 1, and an older one of the queue goes then. of_records: how many there were when it
-- was learned.
CREATE TABLE IF NOT EXISTS duplicate_model_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    model EXACT_TEXT NOT NULL,
    of_records BIGINT NOT NULL,
    last_event BIGINT NOT NULL,
    is_whole TINYINT NOT NULL DEFAULT 0,
    KEY duplicate_model_queue (queue_id, id),
    CONSTRAINT duplicate_model_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: duplicate_model_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW duplicate_model_row AS
SELECT m.id, m.queue_id, m.model, m.of_records, m.last_event, m.is_whole
FROM duplicate_model_all AS m
JOIN sight_all AS s
    ON s.queue_id = m.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
