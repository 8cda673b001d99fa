-- name: request_row
CREATE VIEW request_row AS
SELECT work_request.*, queue.name AS queue
FROM work_request
JOIN queue ON queue.id = work_request.queue_id
