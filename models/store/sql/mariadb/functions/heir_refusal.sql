-- Why somebody may not be given an item that the caller has locked as a row; NULL: may be.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION heir_refusal(the_heir VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin, the_item BIGINT)
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
    DECLARE found BIGINT;
    SELECT COUNT(*) INTO found FROM user_all AS u WHERE u.name = the_heir FOR UPDATE;
    SELECT CASE
        WHEN i.lock_user = the_heir THEN JSON_OBJECT('refused', 'holds_already', 'user', the_heir)
        WHEN NOT EXISTS (SELECT 1 FROM sight_all AS s WHERE s.user_name = the_heir AND s.queue_id = q.id AND s.takes = 1)
        THEN JSON_OBJECT('refused', 'not_a_member', 'user', the_heir, 'queue', q.name)
        WHEN q.other_hands = 1 AND (i.not_for <=> the_heir OR i.nor_for <=> the_heir)
        THEN JSON_OBJECT('refused', 'not_for_them', 'user', the_heir)
        WHEN free_locks(q.id, the_heir) = 0
        THEN JSON_OBJECT('refused', 'holds_enough', 'user', the_heir, 'queue', q.name) END
    INTO answer
    FROM item_all AS i JOIN queue_all AS q ON q.id = i.queue_id
    WHERE i.id = the_item;
    RETURN answer;
END
