-- Returns an item to be had again in these seconds, as a part of a verb that has an operation of its own; with the reason where
-- the queue wants one. NULL: done.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE returned(
    IN me EXACT_NAME(255), IN the_item BIGINT, IN the_lock EXACT_CODE(36), IN the_record EXACT_TEXT, IN the_search EXACT_TEXT,
    IN the_after BIGINT, IN the_reason EXACT_TEXT, IN the_workstation EXACT_NAME(255), OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE wants_reason INTEGER DEFAULT 0;
    SELECT COALESCE(JSON_CONTAINS(q.reasons, '"return"', '$.required'), 0) INTO wants_reason
    FROM item_all AS i JOIN queue_all AS q ON q.id = i.queue_id WHERE i.id = the_item;
    CALL finish_one(me, the_item, the_lock, 'return', UUID(), the_record, the_search, LEAST(the_after, 259200),
                    IF(wants_reason, the_reason, NULL), the_workstation, UTC_TIMESTAMP(3), 1, answer);
    IF REFUSAL_IN(answer) IS NULL THEN
        SET answer = NULL;
    END IF;
END
