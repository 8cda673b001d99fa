-- The items of rows; those that Intray has had nothing to do with yet are made.
CREATE OR REPLACE FUNCTION intray.items_of_adopted(
    who intray."user", queue bigint, rows jsonb, station text, at timestamptz) RETURNS void LANGUAGE plpgsql AS $fn$
BEGIN
    WITH made AS (
        INSERT INTO intray.item (queue_id, key, rank, state, created_by, created_at)
        SELECT queue, row ->> 'k', 0, 'open', who.name, at
        FROM pg_catalog.jsonb_array_elements(rows) WITH ORDINALITY AS listed (row, place)
        WHERE NOT EXISTS (SELECT 1 FROM intray.item AS known
                          WHERE known.queue_id = queue AND known.key = row ->> 'k')
        ORDER BY place
        ON CONFLICT ON CONSTRAINT key_unique_in_queue DO NOTHING
        RETURNING id, key
    ), recorded AS (
        INSERT INTO intray.record (item_id, queue_id, imported, search)
        SELECT made.id, queue, row -> 'record', pg_catalog.lower(made.key)
        FROM made JOIN pg_catalog.jsonb_array_elements(rows) AS listed (row) ON row ->> 'k' = made.key
    )
    INSERT INTO intray.event (item_id, queue_id, at, kind, "user", workstation)
    SELECT made.id, queue, at, 'added', who.name, station FROM made ORDER BY made.id;
END
$fn$
