-- Whether fields of a queue's records are keyed a second time, there or in a later step.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION is_keyed_twice(the_queue BIGINT)
RETURNS INTEGER
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN EXISTS (
    WITH RECURSIVE way AS (
        SELECT q.id, q.next_queue_id, q.blind_fields FROM queue_all AS q WHERE q.id = the_queue
        UNION
        SELECT q.id, q.next_queue_id, q.blind_fields FROM way JOIN queue_all AS q ON q.id = way.next_queue_id)
    SELECT 1 FROM way WHERE way.blind_fields <> '[]')
