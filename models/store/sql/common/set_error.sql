UPDATE record SET error = :error WHERE item_id = :item
