-- An item as the lists and the desk read it; one whose record is sealed is there without it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW item_row AS
SELECT
    i.id, i.queue_id, q.name AS queue, i.item_key AS "key", i.priority, -i.priority AS "rank", i.state,
    CASE WHEN i.state = 'open' AND i.due_at > '1000-01-01' THEN CONCAT(REPLACE(i.due_at, ' ', 'T'), 'Z') ELSE '' END
        AS available_at,
    i.lock_id, i.lock_user, i.lock_workstation, CONCAT(REPLACE(i.locked_at, ' ', 'T'), 'Z') AS locked_at,
    CASE WHEN i.state = 'locked' THEN CONCAT(REPLACE(i.due_at, ' ', 'T'), 'Z') END AS expires_at,
    i.attempts, i.created_by, CONCAT(REPLACE(i.created_at, ' ', 'T'), 'Z') AS created_at, i.changes AS "change",
    CASE WHEN r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user_name OR (i.state = 'locked' AND i.lock_user = s.user_name)
         THEN COALESCE(r.current, r.imported) ELSE '{}' END AS record,
    CASE WHEN r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user_name OR (i.state = 'locked' AND i.lock_user = s.user_name)
         THEN r.search END AS search,
    i.from_item_id, i.sent_back_by, i.sent_back_reason
FROM item_all AS i
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)
JOIN queue_all AS q ON q.id = i.queue_id
JOIN record_all AS r ON r.item_id = i.id
WHERE i.state <> 'staged'
