-- Differs: on servers the run is written when it is over, by the call that ran the query.
UPDATE source_run
SET finished_at = :now, found = :found, passed_over = :passed_over, error = :error
WHERE id = :run AND finished_at IS NULL
