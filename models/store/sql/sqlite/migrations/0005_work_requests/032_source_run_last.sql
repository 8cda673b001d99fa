CREATE INDEX source_run_last ON source_run (queue_id, id)
