-- So many waiting items in the queue "bench", as an import would leave them.
SET FOREIGN_KEY_CHECKS = 0;
TRUNCATE TABLE event_all;
TRUNCATE TABLE draft_all;
TRUNCATE TABLE record_all;
TRUNCATE TABLE item_all;
SET FOREIGN_KEY_CHECKS = 1;
UPDATE mark_all SET `rank` = -9223372036854775807, item_id = 0;
INSERT INTO item_all (queue_id, `key`, priority, state, created_by, created_at)
SELECT queue_all.id, concat('key-', lpad(seq, 8, '0')), seq % 5, 'open', 'bench', utc_timestamp(3)
FROM queue_all, seq_1_to_:items
WHERE queue_all.name = 'bench';
INSERT INTO record_all (item_id, imported, search)
SELECT id, concat('{"name":"Customer ', id, '","city":"Opp","note":"', repeat(md5(id), 7), '"}'),
       concat(`key`, '\ncustomer ', id, '\nopp')
FROM item_all;
INSERT INTO event_all (item_id, queue_id, at, kind, user, workstation)
SELECT id, queue_id, utc_timestamp(3), 'imported', 'bench', '' FROM item_all;
ANALYZE TABLE item_all, record_all, event_all;
