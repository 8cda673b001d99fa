-- What a table says: rows that are free, held by whomever, done.
CREATE OR REPLACE FUNCTION intray.count_adopted(queue bigint) RETURNS jsonb LANGUAGE plpgsql AS $fn$
DECLARE
    its intray.adopted;
BEGIN
    SELECT * INTO its FROM intray.adopted WHERE queue_id = queue;
    RETURN intray.asked_of_table(
        its.statements ->> 'count', '', '', '', '', '{}',
        (SELECT lock_seconds FROM intray.queue AS q WHERE q.id = count_adopted.queue), 0, queue, '', '', NULL);
END
$fn$
