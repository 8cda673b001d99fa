-- Differs: the arithmetic of times.
SELECT last.id, last.found, last.passed_over
FROM queue
JOIN source_run AS last
    ON last.id = (SELECT max(id) FROM source_run WHERE queue_id = queue.id AND found IS NOT NULL)
WHERE queue.id = :queue_id
  AND last.source_query = queue.source_query
  AND last.finished_at > strftime('%Y-%m-%dT%H:%M:%fZ', :now, printf('%+d seconds', -queue.source_fresh_seconds))
