-- Differs: on servers one function takes a selftest away
DELETE FROM record
WHERE item_id IN (SELECT id FROM selftest_item WHERE queue_id = :queue_id ORDER BY id LIMIT :limit)
