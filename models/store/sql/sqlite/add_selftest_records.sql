-- Differs: on servers one function makes a selftest
INSERT INTO record (item_id, imported, search)
SELECT id, '{}', key FROM item WHERE queue_id = :queue_id
