DELETE FROM keying WHERE item_id = :item
