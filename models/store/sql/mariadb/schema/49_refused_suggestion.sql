-- name: refused_suggestion_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW refused_suggestion_row AS
SELECT f.item_id, f.field, f.value, f.user, CONCAT(REPLACE(f.at, ' ', 'T'), 'Z') AS at
FROM refused_suggestion_all AS f
JOIN record_all AS r ON r.item_id = f.item_id
JOIN item_all AS i ON i.id = r.item_id AND i.state <> 'staged'
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
WHERE r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user OR (i.state = 'locked' AND i.lock_user = s.user)
