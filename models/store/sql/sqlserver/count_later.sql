-- Differs: times are a type of their own. Written from the manual; nobody has run it yet.
SELECT COUNT(CASE WHEN available_at > CONVERT(datetime2(3), LEFT(:now, 23), 126) THEN 1 END) AS later,
       COUNT(CASE WHEN available_at <= CONVERT(datetime2(3), LEFT(:now, 23), 126) THEN 1 END) AS due
FROM intray.item
WHERE queue_id = :queue_id AND state = 'open' AND available_at IS NOT NULL
