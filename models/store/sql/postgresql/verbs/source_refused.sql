-- name: source_refused
-- Why this user cannot ask the queue of that name for work over its query; NULL: he can. What is not his comes before
-- what there is.
CREATE OR REPLACE FUNCTION intray.source_refused(who intray."user", place intray.queue, queue text) RETURNS text
LANGUAGE plpgsql AS $fn$
BEGIN
    IF place.id IS NULL AND intray.hears_of_all(who) THEN
        RETURN intray.no_such_queue(queue);
    END IF;
    IF place.id IS NULL OR NOT (intray.may_work(who) AND intray.may_take(who, place.id)) THEN
        RETURN intray.not_permitted('clerk');
    END IF;
    IF place.source_query IS NULL THEN
        RETURN intray.no_source(queue);
    END IF;
    RETURN NULL;
END
$fn$

-- name: no_source
CREATE OR REPLACE FUNCTION intray.no_source(queue text) RETURNS text LANGUAGE sql STABLE AS $fn$
    SELECT pg_catalog.json_build_object('refused', 'no_source', 'queue', queue)::text
$fn$
