-- Differs: no comparison of pairs, TOP instead of LIMIT. Written from the manual; nobody has run it yet.
SELECT TOP (:limit) * FROM intray.event_row
WHERE item_id >= :item AND (item_id > :item OR id > :event)
ORDER BY item_id, id
