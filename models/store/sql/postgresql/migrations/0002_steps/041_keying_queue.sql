CREATE INDEX keying_queue ON intray.keying (queue_id, field)
