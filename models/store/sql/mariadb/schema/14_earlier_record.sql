-- name: earlier_record_all
-- What the record of an item was before an ending of it was undone, or what came anew from the step before: then
-- finished_at is NULL. The record itself keeps how it came in and how it is.
CREATE TABLE IF NOT EXISTS earlier_record_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    item_id BIGINT NOT NULL,
    record EXACT_TEXT NOT NULL,
    error EXACT_TEXT,
    finished_by VARCHAR(128),
    finished_at DATETIME(3),
    CONSTRAINT earlier_record_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id) ON DELETE CASCADE,
    CONSTRAINT earlier_record_is_json CHECK (JSON_VALID(record)),
    CONSTRAINT earlier_record_finished_whole CHECK ((finished_by IS NULL) = (finished_at IS NULL))
) EXACT_TABLE

-- name: earlier_record_row
-- Whoever answers for all records, of those queues that they see.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW earlier_record_row AS
SELECT
    e.id, e.item_id, e.record, e.error, e.finished_by, CONCAT(REPLACE(e.finished_at, ' ', 'T'), 'Z') AS finished_at
FROM earlier_record_all AS e
JOIN item_all AS i ON i.id = e.item_id
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1 AND s.sees_sealed = 1
    AND s.login = SESSION_LOGIN()
