-- name: record_all
-- Wide and cold. current is NULL as long as nobody has corrected anything. sealed: somebody keys the same a second time
-- and must not see it.
CREATE TABLE IF NOT EXISTS record_all (
    item_id BIGINT NOT NULL PRIMARY KEY,
    imported EXACT_TEXT NOT NULL,
    current EXACT_TEXT,
    search EXACT_TEXT NOT NULL,
    context EXACT_TEXT,
    result EXACT_TEXT,
    error EXACT_TEXT,
    finished_by VARCHAR(128),
    finished_at DATETIME(3),
    sealed TINYINT NOT NULL DEFAULT 0,
    CONSTRAINT record_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id),
    CONSTRAINT imported_is_json CHECK (JSON_VALID(imported)),
    CONSTRAINT current_is_json CHECK (current IS NULL OR JSON_VALID(current)),
    CONSTRAINT finished_whole CHECK ((finished_by IS NULL) = (finished_at IS NULL))
) EXACT_TABLE

-- name: record
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW record AS
SELECT
    r.item_id, r.imported, r.current, r.search, r.context, r.result, r.error, r.finished_by,
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
    r.item_id, r.imported, r.current, r.context, r.result, r.error, r.finished_by,
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
         THEN r.search END AS search,
    i.from_item_id, i.sent_back_by, i.sent_back_reason, i.assigned_to
FROM item_all AS i
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_records = 1
    AND s.login = SESSION_LOGIN()
JOIN queue_all AS q ON q.id = i.queue_id
JOIN record_all AS r ON r.item_id = i.id
WHERE i.state <> 'staged'
