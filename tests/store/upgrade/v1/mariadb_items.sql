-- name: queue
INSERT INTO queue_all (name, title, record_schema, lock_seconds, longest_hold_seconds, dispositions)
VALUES ('work', 'Work', '{}', 1800, 28800, 'complete,dismiss,fail,return,send_back')

-- name: mark
INSERT INTO mark_all (queue_id, turn, item_id) VALUES (1, -9223372036854775807, 0)

-- name: import
INSERT INTO import_all (queue_id, source, state, user_name, workstation, started_at, heard_at)
VALUES (1, 'file.csv', 'staging', 'anna', 'desk', '2026-01-01', '2026-01-01')

-- name: item
-- Of eight: staged, open, open for later, locked, locked and expired, done, failed, dismissed.
INSERT INTO item_all (
    id, queue_id, item_key, priority, turn, state, due_at, lock_user, lock_workstation, lock_id, locked_at, attempts,
    import_id, created_by, created_at)
SELECT seq, 1, concat('key-', lpad(seq, 4, '0')), seq % 5, CASE WHEN seq % 8 IN (1, 2) THEN -(seq % 5) ELSE 0 END,
       elt(seq % 8 + 1, 'staged', 'open', 'open', 'locked', 'locked', 'done', 'failed', 'dismissed'),
       CASE seq % 8 WHEN 2 THEN '2100-01-01' WHEN 3 THEN '2100-01-01' WHEN 4 THEN '2026-01-01 00:30' END,
       CASE WHEN seq % 8 IN (3, 4) THEN 'ben' END, CASE WHEN seq % 8 IN (3, 4) THEN 'desk-of-ben' END,
       CASE WHEN seq % 8 IN (3, 4) THEN concat('00000000-0000-4000-8000-', lpad(seq, 12, '0')) END,
       CASE WHEN seq % 8 IN (3, 4) THEN '2026-01-01' END,
       seq % 8 >= 2, CASE WHEN seq % 8 = 0 THEN 1 END, 'anna', '2026-01-01'
FROM seq_1_to_1000

-- name: record
INSERT INTO record_all (item_id, imported, search, error, finished_by, finished_at)
SELECT id, json_object('name', concat('name of ', item_key)), concat(item_key, '\nname of ', item_key),
       CASE state WHEN 'failed' THEN 'no such street' END,
       CASE WHEN state IN ('done', 'failed', 'dismissed') THEN 'ben' END,
       CASE WHEN state IN ('done', 'failed', 'dismissed') THEN '2026-01-01 00:10' END
FROM item_all

-- name: brought_in
INSERT INTO event_all (item_id, queue_id, at, kind, user_name, workstation)
SELECT id, queue_id, created_at, 'imported', 'anna', 'desk' FROM item_all WHERE state <> 'staged' ORDER BY id

-- name: claimed
INSERT INTO event_all (item_id, queue_id, at, kind, user_name, workstation, lock_id)
SELECT id, queue_id, created_at, 'claimed', 'ben', 'desk-of-ben',
       concat('00000000-0000-4000-8000-', lpad(id, 12, '0'))
FROM item_all WHERE id % 8 >= 2 ORDER BY id

-- name: ended
INSERT INTO event_all (item_id, queue_id, at, kind, user_name, workstation, lock_id, operation_id)
SELECT id, queue_id, created_at,
       CASE id % 8 WHEN 2 THEN 'returned' WHEN 5 THEN 'completed' WHEN 6 THEN 'failed' ELSE 'dismissed' END,
       'ben', 'desk-of-ben', concat('00000000-0000-4000-8000-', lpad(id, 12, '0')),
       concat('00000000-0000-4000-9000-', lpad(id, 12, '0'))
FROM item_all WHERE id % 8 IN (2, 5, 6, 7) ORDER BY id
