CREATE INDEX keying_queue ON keying (queue_id, field)
