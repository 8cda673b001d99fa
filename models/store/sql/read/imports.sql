-- name: unfinished_imports
SELECT * FROM intray.import_row WHERE state IN ('staging', 'accepted', 'discarding') ORDER BY id

-- name: imports_of_queue
SELECT source, "user", started_at, heard_at
FROM intray.import_row
WHERE queue_id = :queue_id AND state = 'complete'
ORDER BY started_at
