-- name: add_selftest
INSERT INTO selftest (queue_id, first_item, last_item, made_at)
SELECT :queue_id, min(id), max(id), :now FROM item WHERE queue_id = :queue_id

-- name: add_selftest_items
INSERT INTO item (queue_id, key, state, created_by, created_at)
WITH RECURSIVE numbered (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbered WHERE number < :items)
SELECT :queue_id, 'selftest-' || number, 'open', :user, :now FROM numbered

-- name: add_selftest_records
INSERT INTO record (item_id, imported, search)
SELECT id, '{}', key FROM item WHERE queue_id = :queue_id

-- name: add_selftest_events
INSERT INTO event (item_id, at, kind, user, workstation)
SELECT id, :now, 'added', :user, :workstation FROM item WHERE queue_id = :queue_id ORDER BY id

-- name: selftest
SELECT selftest.queue_id, selftest.first_item, selftest.last_item
FROM selftest
JOIN queue ON queue.id = selftest.queue_id
WHERE queue.name = :queue

-- name: abandoned_selftests
SELECT queue.name
FROM selftest
JOIN queue ON queue.id = selftest.queue_id
WHERE selftest.made_at < :before

-- name: delete_selftest_drafts
DELETE FROM draft
WHERE item_id IN (SELECT id FROM selftest_item WHERE queue_id = :queue_id ORDER BY id LIMIT :limit)

-- name: delete_selftest_events
DELETE FROM event
WHERE item_id IN (SELECT id FROM selftest_item WHERE queue_id = :queue_id ORDER BY id LIMIT :limit)

-- name: delete_selftest_records
DELETE FROM record
WHERE item_id IN (SELECT id FROM selftest_item WHERE queue_id = :queue_id ORDER BY id LIMIT :limit)

-- name: delete_selftest_items
DELETE FROM item
WHERE id IN (SELECT id FROM selftest_item WHERE queue_id = :queue_id ORDER BY id LIMIT :limit)

-- name: delete_selftest
DELETE FROM selftest WHERE queue_id = :queue_id
