-- name: shared_filters
SELECT name, filter, shared_at, shared_by
FROM intray.shared_filter_row
WHERE queue = :queue
ORDER BY name

-- name: shared_filter
SELECT name, filter, shared_at, shared_by
FROM intray.shared_filter_row
WHERE queue = :queue AND name = :name
