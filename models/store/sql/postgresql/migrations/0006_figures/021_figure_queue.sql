CREATE INDEX figure_queue ON intray.figure (queue_id)
