-- So many waiting items in the queue "bench", as an import would leave them; the superuser's, past most triggers.
ALTER TABLE intray.event DISABLE TRIGGER USER;
SET session_replication_role = replica;
TRUNCATE intray.event, intray.draft, intray.record, intray.item, intray.mark, intray.told CASCADE;
SET session_replication_role = origin;
ALTER TABLE intray.event ENABLE ALWAYS TRIGGER event_stays, ENABLE ALWAYS TRIGGER event_is_not_emptied;
SET session_replication_role = replica;
INSERT INTO intray.mark (queue_id) SELECT id FROM intray.queue;
INSERT INTO intray.item (queue_id, key, priority, rank, state, created_by, created_at)
SELECT queue.id, 'key-' || lpad(i::text, 8, '0'), i % 5, -(i % 5), 'open', 'bench', now()
FROM intray.queue, generate_series(1, :items) AS i
WHERE queue.name = 'bench';
INSERT INTO intray.record (item_id, queue_id, imported, search)
SELECT id, queue_id, jsonb_build_object('name', 'Customer ' || id, 'city', 'Opp', 'note', repeat(md5(id::text), 7)),
       key || E'\ncustomer ' || id || E'\nopp'
FROM intray.item;
INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation)
SELECT id, queue_id, now(), 'imported', 'bench', '' FROM intray.item;
VACUUM ANALYZE intray.item;
VACUUM ANALYZE intray.record;
VACUUM ANALYZE intray.event;
CHECKPOINT;
