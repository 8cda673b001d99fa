-- Rows of a list with the items that they are to Intray, open and with what stands in the table now.
CREATE OR REPLACE FUNCTION intray.listed_adopted(rules intray.queue, rows jsonb) RETURNS text LANGUAGE plpgsql AS $fn$
BEGIN
    RETURN (SELECT json_build_object('items', coalesce(json_agg(
        CASE WHEN item.id IS NULL
             THEN jsonb_build_object('id', 0, 'queue_id', rules.id, 'queue', rules.name, 'key', row ->> 'k',
                                     'state', 'open', 'record', row -> 'record')
             ELSE intray.item_json(item, rules.name, row -> 'record')::jsonb
                  || '{"state":"open","lock_id":null,"lock_user":null,"lock_workstation":null,"locked_at":null,"expires_at":null}'
        END ORDER BY place), '[]'))
        FROM jsonb_array_elements(rows) WITH ORDINALITY AS listed (row, place)
        LEFT JOIN intray.item ON item.queue_id = rules.id AND item.key = row ->> 'k');
END
$fn$
