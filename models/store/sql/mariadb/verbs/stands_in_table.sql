-- Whether a queue's items stand in an adopted table and this is not adopted_call, which alone writes there.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION stands_in_table(the_queue_id BIGINT) RETURNS INTEGER
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN EXISTS (SELECT 1 FROM adopted_all AS a WHERE a.queue_id = the_queue_id)
    AND NOT EXISTS (SELECT 1 FROM adopted_call_all AS c WHERE c.connection_id = CONNECTION_ID())
