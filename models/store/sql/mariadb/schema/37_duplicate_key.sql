-- name: duplicate_key_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW duplicate_key_row AS
SELECT k.model_id, k.digest AS "key", k.item_id
FROM duplicate_key_all AS k
JOIN duplicate_model_all AS m ON m.id = k.model_id
JOIN sight_all AS s
    ON s.queue_id = m.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
