-- Differs: what a query found is not for everybody to read.
SELECT item.not_for, item.nor_for, item.attempts, queue.attempts AS attempts_allowed,
       intray.found_by_run(item.id) AS is_found
FROM intray.item
JOIN intray.queue ON queue.id = item.queue_id
WHERE item.id = :item::bigint
