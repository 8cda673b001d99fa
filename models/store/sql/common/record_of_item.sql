SELECT * FROM intray.record_row WHERE item_id = :item
