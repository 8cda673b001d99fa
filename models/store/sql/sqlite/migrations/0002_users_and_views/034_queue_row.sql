CREATE VIEW queue_row AS
SELECT queue.*, next_queue.name AS next_queue
FROM queue
LEFT JOIN queue AS next_queue ON next_queue.id = queue.next_queue_id
