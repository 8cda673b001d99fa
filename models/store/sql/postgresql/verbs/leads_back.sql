-- Whether what goes on to the first queue would come to the one of that name, however many queues later.
CREATE OR REPLACE FUNCTION intray.leads_back(first bigint, name text) RETURNS boolean LANGUAGE sql STABLE AS $fn$
    WITH RECURSIVE way AS (
        SELECT queue.id, queue.name, queue.next_queue_id FROM intray.queue WHERE queue.id = first
        UNION
        SELECT queue.id, queue.name, queue.next_queue_id
        FROM way JOIN intray.queue ON queue.id = way.next_queue_id)
    SELECT EXISTS (SELECT 1 FROM way WHERE way.name = leads_back.name)
$fn$
