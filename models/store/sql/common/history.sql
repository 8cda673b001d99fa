SELECT * FROM intray.event_row WHERE item_id = :item ORDER BY id
