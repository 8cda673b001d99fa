-- Differs: a lease in the place of a lock that the database would keep for the runner.
UPDATE source_run SET heard_at = :now WHERE id = :run AND finished_at IS NULL
