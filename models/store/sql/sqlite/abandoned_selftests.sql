-- Differs: on servers the functions look for them
SELECT queue.name
FROM selftest
JOIN queue ON queue.id = selftest.queue_id
WHERE selftest.made_at < :before
