DELETE FROM draft WHERE item_id = :item AND lock_id = :lock AND user = :user
