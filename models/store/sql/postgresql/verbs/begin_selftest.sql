-- Makes a queue with items that remove_selftest takes away again, history and all. Names what earlier selftests that
-- were killed have left.
CREATE OR REPLACE FUNCTION intray.begin_selftest(queue text, items bigint, workstation text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    at timestamptz := pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp());
    fresh intray.selftest;
    abandoned json;
BEGIN
    IF NOT 'administrator' = ANY (who.roles) THEN
        RETURN intray.not_permitted('administrator');
    END IF;
    SELECT coalesce(pg_catalog.json_agg(old.name), '[]') INTO abandoned
    FROM intray.selftest JOIN intray.queue AS old ON old.id = selftest.queue_id
    WHERE selftest.made_at < at - interval '1 hour';
    INSERT INTO intray.queue (name, title, lock_seconds, longest_hold_seconds, dispositions)
    VALUES (queue, 'Selftest', 1800, 28800, 'complete') ON CONFLICT (name) DO NOTHING
    RETURNING id INTO fresh.queue_id;
    IF fresh.queue_id IS NULL THEN
        RETURN pg_catalog.json_build_object('refused', 'queue_is_there', 'queue', queue)::text;
    END IF;
    INSERT INTO intray.membership ("user", queue_id) SELECT who.name, fresh.queue_id WHERE NOT who.every_queue;
    INSERT INTO intray.item (queue_id, state, key, created_by, created_at)
    SELECT fresh.queue_id, 'open', 'selftest-' || number, who.name, at
    FROM pg_catalog.generate_series(1, least(items, 1000000)) AS number;
    INSERT INTO intray.record (item_id, queue_id, imported, search)
    SELECT id, queue_id, '{}', key FROM intray.item WHERE queue_id = fresh.queue_id;
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation)
    SELECT id, queue_id, at, 'added', who.name, begin_selftest.workstation
    FROM intray.item WHERE queue_id = fresh.queue_id ORDER BY id;
    INSERT INTO intray.selftest (queue_id, first_item, last_item, made_at)
    SELECT fresh.queue_id, pg_catalog.min(id), pg_catalog.max(id), at FROM intray.item WHERE queue_id = fresh.queue_id
    RETURNING * INTO fresh;
    ANALYZE intray.item;
    PERFORM intray.tell_change(fresh.queue_id);
    RETURN pg_catalog.json_build_object('queue_id', fresh.queue_id, 'first_item', fresh.first_item, 'last_item', fresh.last_item,
                             'abandoned', abandoned)::text;
END
$fn$
