-- name: pair_count_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW pair_count_row AS
SELECT c.learned_id, c.by_field, c.by_value, c.field, c.value, c.records
FROM pair_count_all AS c
JOIN learned_all AS l ON l.id = c.learned_id
JOIN sight_all AS s
    ON s.queue_id = l.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
