-- name: record
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW record AS
SELECT
    r.item_id, r.imported, r.current, r.missing, r.search, r.context, r.result, r.error, r.finished_by,
    CONCAT(REPLACE(r.finished_at, ' ', 'T'), 'Z') AS finished_at
FROM record_all AS r
JOIN item_all AS i ON i.id = r.item_id AND i.state <> 'staged'
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
WHERE r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user OR (i.state = 'locked' AND i.lock_user = s.user)

-- name: record_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW record_row AS
SELECT
    r.item_id, r.imported, r.current, r.missing, r.context, r.result, r.error, r.finished_by,
    CONCAT(REPLACE(r.finished_at, ' ', 'T'), 'Z') AS finished_at
FROM record_all AS r
JOIN item_all AS i ON i.id = r.item_id AND i.state <> 'staged'
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
WHERE r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user OR (i.state = 'locked' AND i.lock_user = s.user)

-- name: item_row
-- An item as the lists and the desk read it; one whose record is sealed is there without it.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW item_row AS
SELECT
    i.id, i.queue_id, q.name AS queue, i."key", i.priority, i."rank", i.state,
    COALESCE(CONCAT(REPLACE(i.available_at, ' ', 'T'), 'Z'), '') AS available_at,
    CASE WHEN s.sees_locks OR i.lock_user = s.user THEN i.lock_id END AS lock_id, i.lock_user, i.lock_workstation,
    CONCAT(REPLACE(i.locked_at, ' ', 'T'), 'Z') AS locked_at,
    CONCAT(REPLACE(i.expires_at, ' ', 'T'), 'Z') AS expires_at,
    i.attempts, i.created_by, CONCAT(REPLACE(i.created_at, ' ', 'T'), 'Z') AS created_at, i."change",
    CASE WHEN r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user OR (i.state = 'locked' AND i.lock_user = s.user)
         THEN COALESCE(r.current, r.imported) ELSE '{}' END AS record,
    CASE WHEN r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user OR (i.state = 'locked' AND i.lock_user = s.user)
         THEN r.missing END AS missing,
    CASE WHEN r.sealed = 0 OR s.sees_sealed OR r.finished_by = s.user OR (i.state = 'locked' AND i.lock_user = s.user)
         THEN r.search END AS search,
    i.from_item_id, i.sent_back_by, i.sent_back_reason, i.assigned_to, i.asked, i.import_id,
    i.state = 'done' AND r.finished_at IS NOT NULL AND r.finished_by IS NULL AS has_passed
FROM item_all AS i
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
JOIN queue_all AS q ON q.id = i.queue_id
JOIN record_all AS r ON r.item_id = i.id
WHERE i.state <> 'staged'
