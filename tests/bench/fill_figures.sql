-- Fills a fresh database that has the queues "bench" and "other" with :items made-up items, three in five of them done, and
-- four lines of history for each, spread over the last year.
INSERT INTO item (id, queue_id, key, priority, state, created_by, created_at)
SELECT n, 1 + (n % 50 = 7), printf('K-%09d', n * 2654435761 % 1000000007), n % 5,
       CASE WHEN n % 100 = 99 THEN 'failed' WHEN n % 5 < 3 THEN 'done' ELSE 'open' END, 'bench',
       strftime('%Y-%m-%dT%H:%M:%S.000Z', julianday('now', '-365 days') + 365.0 * n / :items)
FROM (WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :items)
      SELECT n FROM numbers);

INSERT INTO record (item_id, imported, search)
SELECT id, json_object('number', key), lower(key) FROM item;

INSERT INTO event (id, item_id, at, kind, user, workstation)
SELECT n, (n + 3) / 4, strftime('%Y-%m-%dT%H:%M:%S.000Z', julianday('now', '-365 days') + 365.0 * n / (4 * :items)),
       CASE n % 4
           WHEN 1 THEN 'imported'
           WHEN 2 THEN 'claimed'
           WHEN 3 THEN CASE (n + 3) / 4 % 50 WHEN 13 THEN 'expired' WHEN 14 THEN 'released' ELSE 'returned' END
           ELSE CASE WHEN n / 4 % 100 = 99 THEN 'failed' WHEN n / 4 % 5 < 3 THEN 'completed' ELSE 'claimed' END
       END,
       'user ' || (n / 400 % 40), 'desk ' || (n / 400 % 40)
FROM (WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 4 * :items)
      SELECT n FROM numbers);

UPDATE item
SET state = 'locked', lock_user = 'user 1', lock_workstation = 'desk 1', lock_id = 'lock ' || id,
    locked_at = created_at, expires_at = created_at
WHERE id IN (SELECT id FROM item WHERE state = 'open' ORDER BY id DESC LIMIT 40);

ANALYZE;
