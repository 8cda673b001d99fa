-- The history of a selftest's items goes with them. It is the one thing done with the rights of intray_cleaner: nobody
-- else may take a line out of the history, not even the owner. Every login may execute it, so it asks again who calls.
CREATE OR REPLACE DEFINER = 'intray_cleaner'@'localhost' PROCEDURE forget_selftest(
    IN the_queue BIGINT, IN to_item BIGINT)
MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE refusal EXACT_TEXT;
    CALL who_calls('remove_selftest', me, refusal);
    IF refusal IS NOT NULL THEN
        SIGNAL SQLSTATE '42000' SET MESSAGE_TEXT = 'Only an administrator removes a selftest';
    END IF;
    DELETE e FROM selftest_all AS s JOIN event_all AS e
    ON e.queue_id = s.queue_id AND e.item_id BETWEEN s.first_item AND LEAST(to_item, s.last_item)
    WHERE s.queue_id = the_queue;
END
