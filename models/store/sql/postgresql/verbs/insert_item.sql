-- An item and its record, without history; null if the queue has the key already.
CREATE OR REPLACE FUNCTION intray.insert_item(
    who intray."user", queue bigint, key text, priority bigint, after bigint, record jsonb, search text, context jsonb,
    at timestamptz) RETURNS bigint LANGUAGE plpgsql AS $fn$
DECLARE
    added bigint;
BEGIN
    INSERT INTO intray.item (queue_id, key, priority, rank, state, available_at, created_by, created_at)
    VALUES (queue, insert_item.key, insert_item.priority, -insert_item.priority * 1000, 'open',
            CASE WHEN after > 0 THEN at + after * interval '1 second' ELSE '-infinity' END, who.name, at)
    ON CONFLICT ON CONSTRAINT key_unique_in_queue DO NOTHING
    RETURNING id INTO added;
    IF added IS NOT NULL THEN
        INSERT INTO intray.record (item_id, queue_id, imported, search, context)
        VALUES (added, queue, record, insert_item.search, insert_item.context);
        IF EXISTS (SELECT 1 FROM intray.queue AS its WHERE its.id = insert_item.queue AND its.fields = '{}') THEN
            PERFORM intray.keep_first_fields(queue, intray.names_in(record));
        END IF;
    END IF;
    RETURN added;
END
$fn$
