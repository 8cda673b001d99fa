-- name: templates_of_item
-- By which import templates its record came, first and last; for whoever reads it. They need not see deliveries.
CREATE OR REPLACE FUNCTION intray.templates_of_item(item bigint) RETURNS SETOF text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT came.told ->> 'template'
    FROM intray.record AS its
    LEFT JOIN intray.delivered AS last ON last.item_id = its.item_id
    JOIN intray.import AS came ON came.id IN (its.import_id, last.import_id)
    WHERE its.item_id = templates_of_item.item AND its.queue_id = ANY (intray.my_record_queues())
      AND came.told ->> 'template' <> ''
$fn$

-- name: templates_of_queue
-- The same for all records of a queue.
CREATE OR REPLACE FUNCTION intray.templates_of_queue(queue bigint) RETURNS TABLE (item_id bigint, template text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
    SELECT its.item_id, came.told ->> 'template'
    FROM intray.record AS its
    JOIN intray.import AS came ON came.id = its.import_id
    WHERE its.queue_id = queue AND queue = ANY (intray.my_record_queues()) AND came.told ->> 'template' <> ''
    UNION ALL
    SELECT its.item_id, came.told ->> 'template'
    FROM intray.record AS its
    JOIN intray.delivered AS last ON last.item_id = its.item_id
    JOIN intray.import AS came ON came.id = last.import_id
    WHERE its.queue_id = queue AND queue = ANY (intray.my_record_queues()) AND came.told ->> 'template' <> ''
$fn$
