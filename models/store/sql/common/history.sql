WITH RECURSIVE
back (id, from_item_id) AS (
    SELECT item.id, item.from_item_id FROM intray.item WHERE item.id = :item
    UNION
    SELECT item.id, item.from_item_id FROM intray.item JOIN back ON item.id = back.from_item_id),
chain (id) AS (
    SELECT back.id FROM back
    UNION
    SELECT item.id FROM intray.item JOIN chain ON item.from_item_id = chain.id)
SELECT told.*, queue.name AS queue
FROM intray.event_row AS told
LEFT JOIN intray.item ON item.id = told.item_id
LEFT JOIN intray.queue ON queue.id = item.queue_id
WHERE told.item_id IN (SELECT chain.id FROM chain UNION SELECT gone.item_id FROM intray.event_row AS gone WHERE gone.item_id = :item)
ORDER BY told.id
