-- Why somebody may not be given an item that the caller has locked as a row; NULL: may be.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION new_holder_refused(
    the_new_holder EXACT_NAME(255), the_item BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer EXACT_TEXT;
    DECLARE found BIGINT;
    SELECT COUNT(*) INTO found FROM user_all AS u WHERE u.name = the_new_holder FOR UPDATE;
    SELECT CASE
        WHEN i.lock_user = the_new_holder THEN JSON_OBJECT('refused', 'holds_already', 'user', the_new_holder)
        WHEN NOT EXISTS (SELECT 1 FROM sight_all AS s WHERE s.user = the_new_holder AND s.queue_id = q.id AND s.takes = 1)
        THEN JSON_OBJECT('refused', 'not_a_member', 'user', the_new_holder, 'queue', q.name)
        WHEN q.other_hands = 1 AND (i.not_for <=> the_new_holder OR i.nor_for <=> the_new_holder)
        THEN JSON_OBJECT('refused', 'not_for_them', 'user', the_new_holder)
        WHEN free_locks(q.id, the_new_holder) = 0
        THEN JSON_OBJECT('refused', 'holds_enough', 'user', the_new_holder, 'queue', q.name) END
    INTO answer
    FROM item_all AS i JOIN queue_all AS q ON q.id = i.queue_id
    WHERE i.id = the_item;
    RETURN answer;
END
