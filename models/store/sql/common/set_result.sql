UPDATE record SET result = :result WHERE item_id = :item
