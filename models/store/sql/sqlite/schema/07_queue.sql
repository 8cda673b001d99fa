-- name: queue_row
CREATE VIEW queue_row AS
SELECT queue.*, next_queue.name AS next_queue, decide_queue.name AS decide_queue
FROM queue
LEFT JOIN queue AS next_queue ON next_queue.id = queue.next_queue_id
LEFT JOIN queue AS decide_queue ON decide_queue.id = queue.decide_queue_id
