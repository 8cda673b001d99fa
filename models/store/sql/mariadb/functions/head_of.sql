-- The first in claim order of what is free in a queue, as far as can be seen without locking it, and where it stands:
-- in the line, in front of it (see mark_all), or under an expired lock.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE head_of(
    IN the_queue_id BIGINT, IN moment DATETIME(3), OUT its_turn BIGINT, OUT its_item BIGINT, OUT its_place VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE mark_turn, mark_item, other_turn, other_item BIGINT;
    DECLARE allowed INTEGER;
    SET its_turn = NULL, its_item = NULL, its_place = 'line';
    SELECT m.turn, m.item_id, q.attempts INTO mark_turn, mark_item, allowed
    FROM mark_all AS m JOIN queue_all AS q ON q.id = m.queue_id WHERE m.queue_id = the_queue_id;
    SELECT i.turn, i.id INTO its_turn, its_item
    FROM item_all AS i FORCE INDEX (item_turn)
    WHERE i.queue_id = the_queue_id AND i.state = 'open' AND i.due_at IS NULL AND i.front = 0
      AND (i.turn > mark_turn OR (i.turn = mark_turn AND i.id >= mark_item))
    ORDER BY i.turn, i.id LIMIT 1;
    SELECT i.turn, i.id INTO other_turn, other_item
    FROM item_all AS i FORCE INDEX (item_turn)
    WHERE i.queue_id = the_queue_id AND i.state = 'open' AND i.due_at IS NULL AND i.front = 1
    ORDER BY i.turn, i.id LIMIT 1;
    IF other_item IS NOT NULL AND (its_item IS NULL OR (other_turn, other_item) < (its_turn, its_item)) THEN
        SET its_turn = other_turn, its_item = other_item, its_place = 'front';
    END IF;
    SET other_item = NULL;
    SELECT -i.priority, i.id INTO other_turn, other_item
    FROM item_all AS i FORCE INDEX (item_turn)
    WHERE i.queue_id = the_queue_id AND i.state = 'locked' AND i.due_at <= moment
      AND (allowed IS NULL OR i.attempts < allowed)
    ORDER BY i.priority DESC, i.id LIMIT 1;
    IF other_item IS NOT NULL AND (its_item IS NULL OR (other_turn, other_item) < (its_turn, its_item)) THEN
        SET its_turn = other_turn, its_item = other_item, its_place = 'expired';
    END IF;
END
