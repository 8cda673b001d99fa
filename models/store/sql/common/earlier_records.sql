SELECT record, error, finished_by, finished_at
FROM intray.earlier_record_row
WHERE item_id = :item
ORDER BY id
