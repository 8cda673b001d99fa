SELECT * FROM event WHERE item_id = :item ORDER BY id DESC LIMIT 1
