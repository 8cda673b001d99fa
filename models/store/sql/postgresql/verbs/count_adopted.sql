-- What a table says: rows that are free, held by whomever, done.
CREATE OR REPLACE FUNCTION intray.count_adopted(queue bigint) RETURNS jsonb LANGUAGE plpgsql AS $fn$
DECLARE
    its intray.adopted;
    counted record;
BEGIN
    SELECT * INTO its FROM intray.adopted WHERE queue_id = queue;
    EXECUTE its.statements ->> 'count'
    INTO counted USING ''::text, ''::text, ''::text, ''::text, '{}'::text,
                       (SELECT lock_seconds FROM intray.queue AS q WHERE q.id = count_adopted.queue),
                       0::bigint, queue, ''::text, ''::text;
    RETURN pg_catalog.jsonb_build_object('free', counted.free, 'held', counted.held, 'done', counted.done);
END
$fn$
