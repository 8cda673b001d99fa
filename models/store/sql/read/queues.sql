-- name: queues
SELECT * FROM intray.queue_row ORDER BY name

-- name: queue_by_name
SELECT * FROM intray.queue_row WHERE name = :name

-- name: change_of_queue
SELECT "change" AS n FROM intray.queue WHERE name = :name

-- name: adopted_queues
SELECT queue_id, queue, layout FROM intray.adopted_row ORDER BY queue
