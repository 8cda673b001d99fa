-- Takes a piece of a selftest away with its history; 0: nothing is left of it, nor its queue.
CREATE OR REPLACE FUNCTION intray.remove_selftest(queue text, "limit" bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
DECLARE
    who intray."user" := intray.me();
    it intray.selftest;
    piece bigint[];
BEGIN
    IF NOT 'administrator' = ANY (who.roles) THEN
        RETURN intray.not_permitted('administrator');
    END IF;
    SELECT selftest.* INTO it
    FROM intray.selftest JOIN intray.queue AS chosen ON chosen.id = selftest.queue_id
    WHERE chosen.name = remove_selftest.queue FOR UPDATE OF selftest;
    IF it.queue_id IS NULL THEN
        RETURN intray.no_such_queue(queue);
    END IF;
    piece := ARRAY(SELECT id FROM intray.item
                   WHERE queue_id = it.queue_id AND id BETWEEN it.first_item AND it.last_item
                   ORDER BY id LIMIT remove_selftest."limit" FOR UPDATE);
    DELETE FROM intray.event WHERE item_id = ANY (piece);
    DELETE FROM intray.draft WHERE item_id = ANY (piece);
    DELETE FROM intray.record WHERE item_id = ANY (piece);
    DELETE FROM intray.item WHERE id = ANY (piece);
    IF piece = '{}' THEN
        IF EXISTS (SELECT 1 FROM intray.item WHERE queue_id = it.queue_id)
                OR EXISTS (SELECT 1 FROM intray.import WHERE queue_id = it.queue_id)
                OR EXISTS (SELECT 1 FROM intray.queue AS other WHERE other.next_queue_id = it.queue_id) THEN
            RETURN pg_catalog.json_build_object('refused', 'queue_in_use', 'queue', queue)::text;
        END IF;
        DELETE FROM intray.selftest WHERE queue_id = it.queue_id;
        DELETE FROM intray.told WHERE queue_id = it.queue_id;
        DELETE FROM intray.queue WHERE id = it.queue_id;
        UPDATE intray.setting SET value = (value::bigint + 1)::text WHERE name = 'removed_queues';
    END IF;
    RETURN pg_catalog.json_build_object('gone', pg_catalog.cardinality(piece))::text;
END
$fn$
