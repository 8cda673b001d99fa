CREATE INDEX figure_queue ON figure (queue_id)
