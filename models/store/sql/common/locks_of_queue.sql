SELECT *
FROM intray.item_row
WHERE queue_id = :queue_id AND state = 'locked'
ORDER BY locked_at, id
LIMIT 1000
