-- Whether the last run of the query of an item's queue found the item; not for others to know.
CREATE OR REPLACE FUNCTION intray.found_by_run(item bigint) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT intray.i_am('supervisor', 'administrator') AND EXISTS (SELECT 1 FROM intray.item AS it
                   JOIN intray.source_row AS hit ON hit.queue_id = it.queue_id AND hit.key = it.key
                   WHERE it.id = found_by_run.item)
$fn$
