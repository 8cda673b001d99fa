UPDATE proposal SET content = :content WHERE item_id = :item
