CREATE VIEW selftest_item AS
SELECT item.id, item.queue_id
FROM selftest
JOIN item ON item.queue_id = selftest.queue_id AND item.id BETWEEN selftest.first_item AND selftest.last_item
