-- name: queue
INSERT INTO queue (name, title, lock_seconds, longest_hold_seconds, dispositions)
VALUES ('work', 'Work', 1800, 28800, 'complete,dismiss,fail,return,send_back')

-- name: import
INSERT INTO import (queue_id, source, state, user, workstation, started_at, heard_at)
VALUES (1, 'file.csv', 'staging', 'anna', 'desk', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')

-- name: item
-- Of eight: staged, open, open for later, locked, locked and expired, done, failed, dismissed.
WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000)
INSERT INTO item (
    queue_id, key, priority, state, available_at, lock_user, lock_workstation, lock_id, locked_at, expires_at, attempts,
    import_id, created_by, created_at)
SELECT 1, printf('key-%04d', n), n % 5,
       CASE n % 8 WHEN 0 THEN 'staged' WHEN 1 THEN 'open' WHEN 2 THEN 'open' WHEN 3 THEN 'locked' WHEN 4 THEN 'locked'
                  WHEN 5 THEN 'done' WHEN 6 THEN 'failed' ELSE 'dismissed' END,
       CASE n % 8 WHEN 2 THEN '2100-01-01T00:00:00.000Z' ELSE '' END,
       CASE WHEN n % 8 IN (3, 4) THEN 'ben' END, CASE WHEN n % 8 IN (3, 4) THEN 'desk-of-ben' END,
       CASE WHEN n % 8 IN (3, 4) THEN printf('00000000-0000-4000-8000-%012d', n) END,
       CASE WHEN n % 8 IN (3, 4) THEN '2026-01-01T00:00:00.000Z' END,
       CASE n % 8 WHEN 3 THEN '2100-01-01T00:00:00.000Z' WHEN 4 THEN '2026-01-01T00:30:00.000Z' END,
       n % 8 >= 2, CASE WHEN n % 8 = 0 THEN 1 END, 'anna', '2026-01-01T00:00:00.000Z'
FROM numbers

-- name: record
INSERT INTO record (item_id, imported, search, error, finished_by, finished_at)
SELECT id, json_object('name', 'name of ' || key), key || char(10) || 'name of ' || key,
       CASE state WHEN 'failed' THEN 'no such street' END,
       CASE WHEN state IN ('done', 'failed', 'dismissed') THEN 'ben' END,
       CASE WHEN state IN ('done', 'failed', 'dismissed') THEN '2026-01-01T00:10:00.000Z' END
FROM item

-- name: brought_in
INSERT INTO event (item_id, at, kind, user, workstation)
SELECT id, created_at, 'imported', 'anna', 'desk' FROM item WHERE state <> 'staged'

-- name: claimed
INSERT INTO event (item_id, at, kind, user, workstation, lock_id)
SELECT id, created_at, 'claimed', 'ben', 'desk-of-ben', printf('00000000-0000-4000-8000-%012d', id)
FROM item WHERE id % 8 >= 2

-- name: ended
INSERT INTO event (item_id, at, kind, user, workstation, lock_id, operation_id)
SELECT id, created_at, CASE id % 8 WHEN 2 THEN 'returned' WHEN 5 THEN 'completed' WHEN 6 THEN 'failed' ELSE 'dismissed' END,
       'ben', 'desk-of-ben', printf('00000000-0000-4000-8000-%012d', id), printf('00000000-0000-4000-9000-%012d', id)
FROM item WHERE id % 8 IN (2, 5, 6, 7)
