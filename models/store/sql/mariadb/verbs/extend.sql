-- Never beyond the longest hold, and never shorter than it was.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION extend(the_item BIGINT, the_lock EXACT_CODE(36))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE its_queue BIGINT;
    DECLARE its_end, new_end DATETIME(3);
    CALL who_calls('extend', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT i.queue_id, i.expires_at INTO its_queue, its_end FROM item_all AS i
    WHERE i.id = the_item AND i.state = 'locked' AND i.lock_id = the_lock AND i.lock_user = me
    FOR UPDATE;
    IF its_queue IS NULL THEN
        RETURN loss_answer(the_item);
    ELSEIF stands_in_table(its_queue) THEN
        RETURN '{"refused":"adopted"}';
    END IF;
    SELECT LEAST(UTC_TIMESTAMP(3) + INTERVAL q.lock_seconds SECOND,
                 i.locked_at + INTERVAL q.longest_hold_seconds SECOND)
    INTO new_end
    FROM item_all AS i JOIN queue_all AS q ON q.id = i.queue_id WHERE i.id = the_item;
    UPDATE item_all SET expires_at = GREATEST(its_end, new_end), "change" = "change" + 1 WHERE id = the_item;
    SELECT CONCAT('{', lock_facts(i.state, i.lock_id, i.lock_user, i.lock_workstation, i.locked_at, i.expires_at), '}')
    INTO answer FROM item_all AS i WHERE i.id = the_item;
    RETURN answer;
END
