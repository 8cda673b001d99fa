-- Fills the queue "bench" of a fresh database with :items made-up items, as an import would have brought them in.
WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :items)
INSERT INTO item (queue_id, key, priority, state, created_by, created_at)
SELECT queue.id, printf('K-%09d', n * 2654435761 % 1000000007), n % 5, 'open', 'bench', '2026-01-01T00:00:00.000Z'
FROM numbers, queue
WHERE queue.name = 'bench';

INSERT INTO record (item_id, imported, search)
SELECT id,
       json_object('number', key, 'name', 'customer ' || id, 'city',
                   CASE id % 97 WHEN 7 THEN 'birmingham' WHEN 11 THEN 'florence' ELSE 'boaz' END,
                   'street', id % 2000 || ' cedar lane', 'note', hex(randomblob(60))),
       lower(key || ' customer ' || id || ' cedar lane')
FROM item;

INSERT INTO event (item_id, at, kind, user, workstation)
SELECT id, created_at, 'imported', 'bench', 'here' FROM item;
