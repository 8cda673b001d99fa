-- name: queue
INSERT INTO intray.queue (name, title, lock_seconds, longest_hold_seconds, dispositions)
VALUES ('work', 'Work', 1800, 28800, 'complete,dismiss,fail,return,send_back')

-- name: import
INSERT INTO intray.import (queue_id, source, state, "user", workstation, started_at, heard_at)
VALUES (1, 'file.csv', 'staging', 'anna', 'desk', '2026-01-01', '2026-01-01')

-- name: past_the_triggers
SET session_replication_role = replica

-- name: item
-- Of eight: staged, open, open for later, locked, locked and expired, done, failed, dismissed.
INSERT INTO intray.item (
    queue_id, key, priority, rank, state, available_at, lock_user, lock_workstation, lock_id, locked_at, expires_at,
    attempts, import_id, created_by, created_at)
SELECT 1, 'key-' || lpad(n::text, 4, '0'), n % 5, -(n % 5),
       ('{staged,open,open,locked,locked,done,failed,dismissed}'::text[])[n % 8 + 1],
       CASE n % 8 WHEN 2 THEN '2100-01-01'::timestamptz ELSE '-infinity' END,
       CASE WHEN n % 8 IN (3, 4) THEN 'ben' END, CASE WHEN n % 8 IN (3, 4) THEN 'desk-of-ben' END,
       CASE WHEN n % 8 IN (3, 4) THEN ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid END,
       CASE WHEN n % 8 IN (3, 4) THEN '2026-01-01'::timestamptz END,
       CASE n % 8 WHEN 3 THEN '2100-01-01'::timestamptz WHEN 4 THEN '2026-01-01 00:30' END,
       (n % 8 >= 2)::integer, CASE WHEN n % 8 = 0 THEN 1 END, 'anna', '2026-01-01'
FROM generate_series(1, 1000) AS n
ORDER BY n

-- name: record
INSERT INTO intray.record (item_id, queue_id, import_id, imported, search, error, finished_by, finished_at)
SELECT id, queue_id, import_id, jsonb_build_object('name', 'name of ' || key), key || E'\nname of ' || key,
       CASE state WHEN 'failed' THEN 'no such street' END,
       CASE WHEN state IN ('done', 'failed', 'dismissed') THEN 'ben' END,
       CASE WHEN state IN ('done', 'failed', 'dismissed') THEN '2026-01-01 00:10'::timestamptz END
FROM intray.item
ORDER BY id

-- name: brought_in
INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation)
SELECT id, queue_id, created_at, 'imported', 'anna', 'desk' FROM intray.item WHERE state <> 'staged' ORDER BY id

-- name: claimed
INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id)
SELECT id, queue_id, created_at, 'claimed', 'ben', 'desk-of-ben',
       ('00000000-0000-4000-8000-' || lpad(id::text, 12, '0'))::uuid
FROM intray.item WHERE id % 8 >= 2 ORDER BY id

-- name: ended
INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation, lock_id, operation_id)
SELECT id, queue_id, created_at,
       (CASE id % 8 WHEN 2 THEN 'returned' WHEN 5 THEN 'completed' WHEN 6 THEN 'failed' ELSE 'dismissed' END)::intray.event_kind,
       'ben', 'desk-of-ben', ('00000000-0000-4000-8000-' || lpad(id::text, 12, '0'))::uuid,
       ('00000000-0000-4000-9000-' || lpad(id::text, 12, '0'))::uuid
FROM intray.item WHERE id % 8 IN (2, 5, 6, 7) ORDER BY id

-- name: with_the_triggers
SET session_replication_role = origin
