CREATE INDEX work_request_asked ON intray.work_request (queue_id, asked_at)
