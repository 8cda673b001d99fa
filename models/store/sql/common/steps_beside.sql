SELECT item.id FROM intray.item WHERE item.from_item_id = :item
UNION ALL
SELECT item.from_item_id FROM intray.item WHERE item.id = :item AND item.from_item_id IS NOT NULL
