-- Whether what goes on to the first queue would come to the other one, however many queues later.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION leads_back(the_first BIGINT, the_queue BIGINT)
RETURNS INTEGER
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN EXISTS (
    WITH RECURSIVE way AS (
        SELECT q.id, q.next_queue_id FROM queue_all AS q WHERE q.id = the_first
        UNION
        SELECT q.id, q.next_queue_id FROM way JOIN queue_all AS q ON q.id = way.next_queue_id)
    SELECT 1 FROM way WHERE way.id = the_queue)
