SELECT * FROM record WHERE item_id = :item
