-- A claim that got the one item it asked for.
CREATE OR REPLACE FUNCTION intray.one_item_json(lock uuid, item json, at timestamptz) RETURNS text
LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.concat('{"requested":1,"lock":"', lock, '","items":[', item, '],"shortage":"none","held_by_others":0,',
                  '"holder":null,"next_available":null,"now":"', intray.iso(at), '"}')
$fn$
