-- Differs: on servers the functions look for it
SELECT selftest.queue_id, selftest.first_item, selftest.last_item
FROM selftest
JOIN queue ON queue.id = selftest.queue_id
WHERE queue.name = :queue
