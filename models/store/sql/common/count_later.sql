SELECT
    count(CASE WHEN available_at > :now THEN 1 END) AS later,
    count(CASE WHEN available_at <= :now THEN 1 END) AS due
FROM item
WHERE queue_id = :queue_id AND state = 'open' AND available_at > ''
