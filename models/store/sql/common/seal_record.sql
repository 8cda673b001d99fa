UPDATE record SET sealed = 1 WHERE item_id = :item
