-- What a queue holds for a user, and what keeps the rest from this user.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION left_for_user(
    the_queue_id BIGINT, the_user EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    CALL who_calls('left_for_user', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    RETURN (
        SELECT JSON_OBJECT(
            'held', COALESCE(SUM(i.state = 'locked' AND i.lock_user = the_user), 0),
            'held_by_others', COALESCE(SUM(i.state = 'locked' AND i.lock_user <> the_user AND i.expires_at > moment), 0),
            'next_available', MIN(CASE WHEN i.state = 'open' AND i.available_at > moment
                                       THEN CONCAT(REPLACE(i.available_at, ' ', 'T'), 'Z') END),
            'need_other_hands', COALESCE(SUM(i.state = 'open' AND (i.available_at IS NULL OR i.available_at <= moment)
                AND q.other_hands = 1 AND (i.not_for <=> the_user OR i.nor_for <=> the_user)), 0),
            'are_for_others', COALESCE(SUM(i.state = 'open' AND (i.available_at IS NULL OR i.available_at <= moment)
                AND i.assigned_to IS NOT NULL AND NOT is_meant(the_user, i.queue_id, i.assigned_to)), 0),
            'for_this_user', COALESCE(SUM(
                (i.assigned_to IS NULL OR is_meant(the_user, i.queue_id, i.assigned_to)) AND
                (i.state = 'open' AND (i.available_at IS NULL OR i.available_at <= moment)
                 OR i.state = 'locked' AND i.expires_at <= moment)
                AND NOT (q.other_hands = 1 AND (i.not_for <=> the_user OR i.nor_for <=> the_user))), 0))
        FROM item_all AS i JOIN queue_all AS q ON q.id = i.queue_id
        WHERE i.queue_id = the_queue_id AND i.state IN ('open', 'locked'));
END
