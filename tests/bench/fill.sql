-- Fills the queue "bench" of a fresh database with :items made-up items, as an import would have brought them in.
WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :items)
INSERT INTO item (queue_id, key, priority, state, created_by, created_at)
SELECT queue.id, printf('K-%09d', n * 2654435761 % 1000000007), n % 5, 'open', 'bench', '2026-01-01T00:00:00.000Z'
FROM numbers, queue
WHERE queue.name = 'bench';

INSERT INTO record (item_id, imported, search)
SELECT id,
       json_object('city', city, 'name', name, 'note', note, 'number', key, 'street', street),
       lower(key || char(10) || city || char(10) || name || char(10) || note || char(10) || street)
FROM (
    SELECT id,
           key,
           CASE id % 97 WHEN 7 THEN 'birmingham' WHEN 11 THEN 'florence' ELSE 'boaz' END AS city,
           'customer ' || id AS name,
           printf('%08x%08x%08x', id * 7919, id * 104729, id * 1299709) AS note,
           id % 2000 || ' cedar lane' AS street
    FROM item
);

INSERT INTO event (item_id, at, kind, user, workstation)
SELECT id, created_at, 'imported', 'bench', 'here' FROM item;
