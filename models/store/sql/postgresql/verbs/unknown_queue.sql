-- The first of these names that no queue has; null if all are known.
CREATE OR REPLACE FUNCTION intray.unknown_queue(names jsonb) RETURNS text LANGUAGE plpgsql STABLE AS $fn$
BEGIN
    RETURN (SELECT wanted.name FROM pg_catalog.jsonb_array_elements_text(names) AS wanted (name)
            WHERE NOT EXISTS (SELECT 1 FROM intray.queue WHERE queue.name = wanted.name) LIMIT 1);
END
$fn$
