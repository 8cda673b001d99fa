-- Differs: read from the items alone, which an auditor may see, and not from their records.
SELECT intray.iso(created_at) AS created_at
FROM intray.item
WHERE queue_id = :queue_id::bigint AND state = 'open'
ORDER BY id
LIMIT 1
