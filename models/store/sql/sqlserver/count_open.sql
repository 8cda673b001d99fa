-- Differs: available is what waits for no time. Written from the manual; nobody has run it yet.
SELECT COUNT(*) AS n FROM intray.item WHERE queue_id = :queue_id AND state = 'open' AND available_at IS NULL
