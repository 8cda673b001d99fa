-- Differs: times are a type of their own.
SELECT count(*) AS n
FROM intray.item
WHERE queue_id = :queue_id::bigint AND state = 'open' AND available_at = '-infinity'
