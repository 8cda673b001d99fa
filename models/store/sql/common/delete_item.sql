DELETE FROM item WHERE id = :item
