DELETE FROM item
WHERE id IN (SELECT id FROM item WHERE import_id = :import AND state = 'staged' ORDER BY id LIMIT :limit)
