-- name: change_number
-- A number that differs whenever something visible has changed. It sums the last 200 event numbers, because a smaller one
-- can be committed after a greater one. The factor keeps a queue that goes from making up for what another adds.
CREATE OR REPLACE FUNCTION intray.change_number() RETURNS text LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    IF intray.my_name() IS NULL THEN
        RETURN '0';
    END IF;
    RETURN (SELECT coalesce(pg_catalog.sum(id), 0) FROM (SELECT id FROM intray.event ORDER BY id DESC LIMIT 200) AS last)
         + intray.rules_number();
END
$fn$

-- name: rules_number
-- The same for the rules of queues and for who may do what, because whoever watches reads these only where they have changed.
CREATE OR REPLACE FUNCTION intray.rules_number() RETURNS numeric LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    IF intray.my_name() IS NULL THEN
        RETURN 0;
    END IF;
    RETURN (SELECT coalesce(pg_catalog.sum(change + id), 0) FROM intray.queue)
         + (SELECT coalesce(pg_catalog.sum(change), 0) FROM intray."user")
         + (SELECT value::bigint * 1000003 FROM intray.setting WHERE name = 'removed_queues');
END
$fn$

-- name: newest_event
CREATE OR REPLACE FUNCTION intray.newest_event() RETURNS bigint LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    IF intray.my_name() IS NULL THEN
        RETURN 0;
    END IF;
    RETURN (SELECT coalesce(pg_catalog.max(id), 0) FROM intray.event);
END
$fn$
