-- What finish_and_take_next leaves alone because something is special: a limit, a next queue, a reason, more than one
-- queue, an item that came back, an operation that is in the history already.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION finish_and_take_with_care(
    the_item BIGINT, the_lock EXACT_CODE(36), the_kind EXACT_WORD(64), the_operation EXACT_CODE(36),
    the_record EXACT_TEXT, the_search EXACT_TEXT, the_after BIGINT, the_reason EXACT_TEXT,
    the_workstation EXACT_NAME(255), the_queues EXACT_TEXT, the_next_lock EXACT_CODE(36))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE items, finished, following EXACT_TEXT;
    DECLARE taken, earlier INTEGER DEFAULT 0;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    CALL who_calls('finish_and_take_next', me, finished);
    IF finished IS NULL THEN
        SAVEPOINT before_finishing;
        CALL finish_one(me, the_item, the_lock, the_kind, the_operation, the_record, the_search, the_after, the_reason,
                        the_workstation, moment, 1, finished);
    END IF;
    IF REFUSAL_IN(finished) IS NOT NULL THEN
        RETURN finished;
    END IF;
    -- Sent again it takes nothing: a first call that arrives after the second would lock an item of which nobody knows.
    SELECT COUNT(*) INTO earlier FROM event_all AS e WHERE e.operation_id = the_operation AND e.at <> moment;
    IF earlier THEN
        SET items = held_items(me, the_next_lock);
        RETURN CONCAT('{"finished":', finished, ',"next":',
                      claim_json(1, the_next_lock, items, IF(items IS NULL, 'empty', 'none'), 0, NULL, NULL, moment), '}');
    END IF;
    CALL take_otherwise(me, the_queues, 1, the_next_lock, the_workstation, moment, items, taken, following);
    IF REFUSAL_IN(following) IS NOT NULL THEN
        ROLLBACK TO SAVEPOINT before_finishing;
        RETURN following;
    END IF;
    RETURN CONCAT('{"finished":', finished, ',"next":', following, '}');
END
