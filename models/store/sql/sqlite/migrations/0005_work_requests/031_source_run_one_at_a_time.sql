CREATE UNIQUE INDEX source_run_one_at_a_time ON source_run (queue_id) WHERE finished_at IS NULL
