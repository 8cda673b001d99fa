-- name: unknown_queue
-- The first of these names that no queue has; null if all are known.
CREATE OR REPLACE FUNCTION intray.unknown_queue(names jsonb) RETURNS text LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN (SELECT wanted.name FROM pg_catalog.jsonb_array_elements_text(names) AS wanted (name)
            WHERE NOT EXISTS (SELECT 1 FROM intray.queue WHERE queue.name = wanted.name) LIMIT 1);
END
$fn$

-- name: hears_of_all
-- Whether no name of a queue is kept from this user. To anybody else a queue that is not there is one that is not theirs:
-- nobody finds out names by trying them.
CREATE OR REPLACE FUNCTION intray.hears_of_all(who intray."user") RETURNS boolean LANGUAGE sql IMMUTABLE AS $fn$
    SELECT who.every_queue OR who.roles && ARRAY['supervisor', 'administrator', 'auditor', 'importer']
$fn$

-- name: queue_unknown_to
CREATE OR REPLACE FUNCTION intray.queue_unknown_to(who intray."user", names jsonb) RETURNS text LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN CASE WHEN intray.hears_of_all(who) THEN intray.unknown_queue(names) END;
END
$fn$
