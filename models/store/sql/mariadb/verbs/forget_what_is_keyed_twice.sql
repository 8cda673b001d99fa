-- Of queues of a second keying, and those in front of one, nothing is kept that was learned or counted of their records.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE forget_what_is_keyed_twice()
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DELETE FROM learned_all WHERE is_keyed_twice(queue_id);
    DELETE FROM duplicate_model_all WHERE is_keyed_twice(queue_id);
END
