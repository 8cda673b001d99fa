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
