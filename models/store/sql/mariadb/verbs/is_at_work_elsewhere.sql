-- Whether the record of an item waits or is held in another step.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION is_at_work_elsewhere(the_item BIGINT) RETURNS INTEGER
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN EXISTS (
    WITH RECURSIVE
    back (id, from_item_id) AS (
        SELECT i.id, i.from_item_id FROM item_all AS i WHERE i.id = the_item
        UNION
        SELECT b.id, b.from_item_id FROM item_all AS b JOIN back ON b.id = back.from_item_id),
    chain (id) AS (
        SELECT back.id FROM back
        UNION
        SELECT c.id FROM item_all AS c JOIN chain ON c.from_item_id = chain.id)
    SELECT 1 FROM item_all AS s JOIN chain ON chain.id = s.id
    WHERE s.id <> the_item AND s.state IN ('open', 'locked'))
