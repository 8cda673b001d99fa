-- Differs: TOP instead of LIMIT. Written from the manual; nobody has run it yet.
SELECT TOP (1) CONVERT(char(23), created_at, 126) + 'Z' AS created_at
FROM intray.item WHERE queue_id = :queue_id AND state = 'open' ORDER BY id
