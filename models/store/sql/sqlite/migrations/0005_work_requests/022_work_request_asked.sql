CREATE INDEX work_request_asked ON work_request (queue_id, asked_at)
