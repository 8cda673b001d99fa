SELECT id FROM item WHERE state = 'locked' AND lock_id = :lock ORDER BY rank, id
