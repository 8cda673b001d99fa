-- name: duplicate_model_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW duplicate_model_row AS
SELECT m.id, m.queue_id, m.model, m.of_records, m.last_event, m.is_whole
FROM duplicate_model_all AS m
JOIN sight_all AS s
    ON s.queue_id = m.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
