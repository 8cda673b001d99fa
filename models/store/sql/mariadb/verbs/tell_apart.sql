-- Says of two items of a queue that they are not the same thing, in the history of both, or takes that back (the_alike is
-- 1): everybody who works on the queue may, whoever holds them. Sent again it adds nothing.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION tell_apart(
    the_item BIGINT, the_other BIGINT, the_alike BIGINT, the_operation EXACT_CODE(36), the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_queue, other_queue BIGINT;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    DECLARE said EXACT_TEXT DEFAULT IF(the_alike = 1, '{"alike":1,"from":', '{"from":');
    CALL who_calls('tell_apart', me, answer);
    SET answer = COALESCE(answer, operation_refusal(the_operation, the_workstation));
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT i.queue_id INTO its_queue FROM item_all AS i
    WHERE i.id = the_item AND i.state <> 'staged' LOCK IN SHARE MODE;
    SELECT i.queue_id INTO other_queue FROM item_all AS i
    WHERE i.id = the_other AND i.state <> 'staged' LOCK IN SHARE MODE;
    SET answer = COALESCE(not_seen(the_item, its_queue), not_seen(the_other, other_queue),
                          IF(the_item = the_other, '{"refused":"merge_itself"}', NULL),
                          IF(its_queue <> other_queue, '{"refused":"merge_queues"}', NULL),
                          told_before(me, the_item, 'told_apart', the_other, the_operation));
    CALL too_many(me, 'told_apart', 20000, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    -- Told under this operation meanwhile: the whole call fails, and nothing has changed.
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, operation_id, detail)
    VALUES (its_queue, the_item, moment, 'told_apart', me, the_workstation, the_operation,
            CONCAT(said, the_other, '}'));
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)
    VALUES (its_queue, the_other, moment, 'told_apart', me, the_workstation, CONCAT(said, the_item, '}'));
    RETURN '{}';
END
