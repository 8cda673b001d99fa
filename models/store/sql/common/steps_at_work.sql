WITH RECURSIVE
back (id, from_item_id) AS (
    SELECT item.id, item.from_item_id FROM item WHERE item.id = :item
    UNION
    SELECT item.id, item.from_item_id FROM item JOIN back ON item.id = back.from_item_id),
chain (id) AS (
    SELECT back.id FROM back
    UNION
    SELECT item.id FROM item JOIN chain ON item.from_item_id = chain.id)
SELECT count(*) AS n
FROM item
JOIN chain ON chain.id = item.id
WHERE item.id <> :item AND item.state IN ('open', 'locked')
