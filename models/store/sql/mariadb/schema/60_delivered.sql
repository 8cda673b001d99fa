-- name: delivered_row
-- Whoever reads the item's record.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW delivered_row AS
SELECT d.item_id, COALESCE(d.worked_from, d.record) AS record
FROM delivered_all AS d
JOIN record_all AS r ON r.item_id = d.item_id
JOIN item_all AS i ON i.id = d.item_id AND i.state <> 'staged'
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
WHERE r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user OR (i.state = 'locked' AND i.lock_user = s.user)
