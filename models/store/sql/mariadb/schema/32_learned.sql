-- name: learned_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW learned_row AS
SELECT l.id, l.queue_id, l.fields, l.pairs, l.model, l.of_records, l.of_corrections, l.last_event, l.records, l.corrections,
       l.is_whole
FROM learned_all AS l
JOIN sight_all AS s
    ON s.queue_id = l.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
