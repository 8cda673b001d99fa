-- What fill_figures.sql makes, on PostgreSQL: :items items in the queues "bench" and "other", three in five of them done, and
-- four lines of history for each, spread over the last year.
ALTER TABLE intray.event DISABLE TRIGGER USER;
SET session_replication_role = replica;
INSERT INTO intray.item (queue_id, key, priority, rank, state, created_by, created_at)
SELECT queue.id, 'K-' || lpad((n * 2654435761 % 1000000007)::text, 9, '0'), n % 5, -(n % 5),
       CASE WHEN n % 100 = 99 THEN 'failed' WHEN n % 5 < 3 THEN 'done' ELSE 'open' END, 'bench',
       now() - interval '365 days' * (1 - n::float8 / :items)
FROM generate_series(1::bigint, :items) AS n
JOIN intray.queue ON queue.name = CASE WHEN n % 50 = 7 THEN 'other' ELSE 'bench' END;
INSERT INTO intray.record (item_id, queue_id, imported, search)
SELECT id, queue_id, jsonb_build_object('number', key), lower(key) FROM intray.item;
INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation)
SELECT item.id, item.queue_id, now() - interval '365 days' * (1 - n::float8 / (4 * :items)),
       (CASE n % 4
            WHEN 1 THEN 'imported'
            WHEN 2 THEN 'claimed'
            WHEN 3 THEN CASE (n + 3) / 4 % 50 WHEN 13 THEN 'expired' WHEN 14 THEN 'released' ELSE 'returned' END
            ELSE CASE WHEN n / 4 % 100 = 99 THEN 'failed' WHEN n / 4 % 5 < 3 THEN 'completed' ELSE 'claimed' END
        END)::intray.event_kind,
       'user ' || (n / 400 % 40), 'desk ' || (n / 400 % 40)
FROM generate_series(1::bigint, 4 * :items) AS n
JOIN intray.item ON item.id = (SELECT min(id) FROM intray.item) + (n + 3) / 4 - 1
ORDER BY n;
SET session_replication_role = origin;
ALTER TABLE intray.event ENABLE ALWAYS TRIGGER event_stays, ENABLE ALWAYS TRIGGER event_is_not_emptied;
VACUUM ANALYZE intray.item;
VACUUM ANALYZE intray.record;
VACUUM ANALYZE intray.event;
CHECKPOINT;
