-- name: share_filter
-- Shares what to show of a queue's list, under a name; with replaces in place of the filter that has the name.
CREATE OR REPLACE FUNCTION intray.share_filter(queue text, name text, filter jsonb, replaces bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
#variable_conflict use_column
DECLARE
    who intray."user" := intray.me();
    its_queue bigint := intray.queue_of_filters(who, queue);
    refusal text := intray.filter_refusal(who, its_queue, queue, name);
BEGIN
    IF refusal IS NOT NULL THEN
        RETURN refusal;
    ELSIF pg_catalog.jsonb_typeof(share_filter.filter) IS DISTINCT FROM 'object' THEN
        RETURN '{"refused":"value_odd","what":"filter"}';
    ELSIF pg_catalog.length(share_filter.filter::text) > 65536 THEN
        RETURN '{"refused":"filter_too_long"}';
    END IF;
    -- Two sessions of one user count one after the other.
    PERFORM 1 FROM intray."user" AS sharing WHERE sharing.name = who.name FOR NO KEY UPDATE;
    IF NOT EXISTS (SELECT 1 FROM intray.shared_filter AS there
                   WHERE there.queue_id = its_queue AND there.name = share_filter.name)
       AND (SELECT pg_catalog.count(*) FROM intray.shared_filter AS there
            WHERE there.queue_id = its_queue AND there.shared_by = who.name) >= 100 THEN
        RETURN '{"refused":"too_many","what":"filter","most":100}';
    END IF;
    INSERT INTO intray.shared_filter AS known (queue_id, name, filter, shared_at, shared_by)
    VALUES (its_queue, share_filter.name, share_filter.filter::text, intray.clock(), who.name)
    ON CONFLICT (queue_id, name) DO UPDATE
    SET filter = excluded.filter, shared_at = excluded.shared_at, shared_by = excluded.shared_by
    WHERE share_filter.replaces = 1 AND intray.may_change_filter(who, known.shared_by);
    IF NOT FOUND THEN
        RETURN pg_catalog.jsonb_build_object(
            'refused', CASE replaces WHEN 1 THEN 'filter_of_other' ELSE 'filter_name_taken' END, 'name', share_filter.name,
            'by', intray.sharer_of_filter(its_queue, share_filter.name))::text;
    END IF;
    RETURN '{}';
END
$fn$

-- name: may_change_filter
-- Their own; supervisors and administrators change everybody's.
CREATE OR REPLACE FUNCTION intray.may_change_filter(who intray."user", shared_by text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $fn$
    SELECT who.name = shared_by OR who.roles && ARRAY['supervisor', 'administrator']
$fn$

-- name: sharer_of_filter
CREATE OR REPLACE FUNCTION intray.sharer_of_filter(queue bigint, name text) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT known.shared_by FROM intray.shared_filter AS known
    WHERE known.queue_id = sharer_of_filter.queue AND known.name = sharer_of_filter.name
$fn$

-- name: queue_of_filters
-- The queue of that name, if this user works in it or answers for it.
CREATE OR REPLACE FUNCTION intray.queue_of_filters(who intray."user", queue text) RETURNS bigint LANGUAGE sql STABLE AS $fn$
    SELECT chosen.id FROM intray.queue AS chosen
    WHERE chosen.name = queue_of_filters.queue AND intray.may_read(who, chosen.id)
$fn$

-- name: filter_refusal
-- Why this user can have no filter of this name in the queue; null if nothing stands in the way.
CREATE OR REPLACE FUNCTION intray.filter_refusal(who intray."user", queue_id bigint, queue text, name text) RETURNS text
LANGUAGE sql STABLE AS $fn$
    SELECT CASE
        WHEN NOT who.roles && ARRAY['clerk', 'supervisor', 'administrator'] THEN intray.not_permitted('clerk')
        WHEN queue_id IS NULL THEN intray.no_such_queue(coalesce(queue, ''))
        WHEN intray.is_blank(coalesce(name, '')) THEN '{"refused":"filter_unnamed"}'
        WHEN pg_catalog.length(name) > 100 THEN '{"refused":"filter_name_too_long"}'
    END
$fn$
