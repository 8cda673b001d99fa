CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW record AS
SELECT
    r.item_id, r.imported, r.current, r.search, r.context, r.result, r.error, r.finished_by,
    CONCAT(REPLACE(r.finished_at, ' ', 'T'), 'Z') AS finished_at
FROM record_all AS r
JOIN item_all AS i ON i.id = r.item_id AND i.state <> 'staged'
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
WHERE r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user_name OR (i.state = 'locked' AND i.lock_user = s.user_name)
