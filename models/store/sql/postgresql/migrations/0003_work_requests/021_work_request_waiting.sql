CREATE INDEX work_request_waiting ON intray.work_request (queue_id, id) WHERE state = 'busy'
