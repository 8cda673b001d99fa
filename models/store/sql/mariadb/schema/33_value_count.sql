-- name: value_count_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW value_count_row AS
SELECT c.id, c.learned_id, c.field, c.value, c.records, c.left_as, c.starts, c.ends, c."rank"
FROM value_count_all AS c
JOIN learned_all AS l ON l.id = c.learned_id
JOIN sight_all AS s
    ON s.queue_id = l.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
