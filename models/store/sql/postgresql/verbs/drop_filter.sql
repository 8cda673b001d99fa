-- Takes a shared filter away.
CREATE OR REPLACE FUNCTION intray.drop_filter(queue text, name text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
#variable_conflict use_column
DECLARE
    who intray."user" := intray.me();
    its_queue bigint := intray.queue_of_filters(who, queue);
    refusal text := intray.filter_refusal(who, its_queue, queue, 'any');
    its intray.shared_filter;
BEGIN
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    END IF;
    SELECT * INTO its FROM intray.shared_filter AS known
    WHERE known.queue_id = its_queue AND known.name = drop_filter.name FOR UPDATE;
    IF its.name IS NULL THEN
        RETURN pg_catalog.jsonb_build_object('refused', 'no_such_filter', 'name', coalesce(drop_filter.name, ''))::text;
    ELSIF NOT intray.may_change_filter(who, its.shared_by) THEN
        RETURN pg_catalog.jsonb_build_object('refused', 'filter_of_other', 'name', its.name, 'by', its.shared_by)::text;
    END IF;
    DELETE FROM intray.shared_filter AS known WHERE known.queue_id = its_queue AND known.name = its.name;
    RETURN '{}';
END
$fn$
