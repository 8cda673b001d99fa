CREATE INDEX source_run_last ON intray.source_run (queue_id, id)
