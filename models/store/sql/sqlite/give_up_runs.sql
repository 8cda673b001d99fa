-- Differs: a lease in the place of a lock that the database would keep for the runner.
UPDATE source_run
SET finished_at = :now, error = 'silent'
WHERE queue_id = :queue_id AND finished_at IS NULL
