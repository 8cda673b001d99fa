-- name: item_leaves_the_counts
-- With the row of a follow-up that is withdrawn the way from its events to their queue goes.
CREATE TRIGGER item_leaves_the_counts
AFTER DELETE ON item
WHEN OLD.state = 'open'
BEGIN
    UPDATE counted_item SET is_gone = 1
    WHERE learned_id IN (SELECT id FROM learned WHERE queue_id = OLD.queue_id) AND item_id = OLD.id;
END
