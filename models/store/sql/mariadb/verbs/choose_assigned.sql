-- name: choose_assigned
-- The first item of a queue that is assigned to the user or a tag of theirs, in place of what was found otherwise. Whoever
-- returned it with a question has not given it up.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE choose_assigned(
    IN me EXACT_NAME(255), IN again EXACT_TEXT, IN the_queue_id BIGINT, IN hands INTEGER, INOUT its_rank BIGINT,
    INOUT its_item BIGINT, INOUT its_place EXACT_WORD(64), OUT is_mine INTEGER)
READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE mine BIGINT;
    -- The first of each line by the index, then the first of those.
    SELECT i.id INTO mine
    FROM (SELECT (SELECT h.id FROM item_all AS h FORCE INDEX (item_turn)
                  WHERE h.queue_id = the_queue_id AND h.state = 'open' AND h.due_at = a.line
                    AND (hands = 0 OR (NOT h.not_for <=> me AND NOT h.nor_for <=> me))
                    AND (FIND_IN_SET(h.id, again) = 0 OR h.attempts = 0 OR NOT EXISTS (
                        SELECT 1 FROM event_all AS past
                        WHERE past.item_id = h.id AND past.kind = 'returned' AND past.user = me
                          AND (h.asked IS NULL OR NOT EXISTS (
                              SELECT 1 FROM event_all AS question
                              WHERE question.item_id = past.item_id AND question.id > past.id
                                AND question.kind = 'asked'))))
                  ORDER BY h.turn, h.id LIMIT 1) AS id
          FROM assignee_all AS a
          WHERE a.name = me AND me NOT LIKE '@%'
             OR a.name IN (SELECT CONCAT('@', t.tag) FROM user_tag_all AS t
                           WHERE t.user = me AND t.queue_id = the_queue_id)) AS first
    JOIN item_all AS i ON i.id = first.id
    ORDER BY i.turn, i.id LIMIT 1;
    SET is_mine = mine IS NOT NULL;
    IF is_mine THEN
        SELECT i.turn, i.id, 'assigned' INTO its_rank, its_item, its_place FROM item_all AS i WHERE i.id = mine;
    END IF;
END

-- name: is_meant
-- Whether what is assigned so is for this user.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION is_meant(
    me EXACT_NAME(255), the_queue_id BIGINT, its_name EXACT_NAME(255))
RETURNS INTEGER
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN its_name = me AND me NOT LIKE '@%' OR EXISTS (
    SELECT 1 FROM user_tag_all AS t
    WHERE t.user = me AND t.queue_id = the_queue_id AND CONCAT('@', t.tag) = its_name)
