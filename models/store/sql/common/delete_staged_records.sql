DELETE FROM record
WHERE item_id IN (SELECT id FROM item WHERE import_id = :import AND state = 'staged' ORDER BY id LIMIT :limit)
