CREATE INDEX work_request_waiting ON work_request (queue_id, id) WHERE state = 'busy'
