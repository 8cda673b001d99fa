DELETE FROM draft WHERE item_id = :item AND user = :user
