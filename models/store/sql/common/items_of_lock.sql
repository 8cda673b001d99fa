SELECT * FROM intray.item_row WHERE state = 'locked' AND lock_id = :lock ORDER BY "rank", id
