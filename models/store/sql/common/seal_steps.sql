UPDATE record
SET sealed = :sealed
WHERE item_id IN (
    WITH RECURSIVE back (id, from_item_id) AS (
        SELECT id, from_item_id FROM item WHERE id = :item
        UNION
        SELECT item.id, item.from_item_id FROM item JOIN back ON item.id = back.from_item_id)
    SELECT id FROM back)
