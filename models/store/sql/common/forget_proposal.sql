DELETE FROM proposal WHERE item_id = :item
