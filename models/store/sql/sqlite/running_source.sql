-- Differs: a lease in the place of a lock that the database would keep for the runner.
SELECT id,
       max(1, CAST(round((julianday(heard_at) + 10.0 / 86400 - julianday(:now)) * 86400000) AS INTEGER)) AS alone_after_ms
FROM source_run
WHERE queue_id = :queue_id AND finished_at IS NULL
  AND heard_at > strftime('%Y-%m-%dT%H:%M:%fZ', :now, '-10 seconds')
