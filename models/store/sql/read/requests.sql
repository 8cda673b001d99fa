-- name: request_by_id
SELECT * FROM intray.request_row WHERE id = :request

-- name: requests_of_queue
SELECT * FROM intray.request_row WHERE queue_id = :queue_id ORDER BY id DESC LIMIT :limit
