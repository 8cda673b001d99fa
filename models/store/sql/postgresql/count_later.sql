-- Differs: times are a type of their own.
SELECT
    count(*) FILTER (WHERE available_at > :now::timestamptz) AS later,
    count(*) FILTER (WHERE available_at <= :now::timestamptz) AS due
FROM intray.item
WHERE queue_id = :queue_id::bigint AND state = 'open' AND available_at > '-infinity'
