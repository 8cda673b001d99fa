-- Differs: TOP instead of LIMIT. Written from the manual; nobody has run it yet.
SELECT TOP (1000) * FROM intray.item_row WHERE queue_id = :queue_id AND state = 'locked' ORDER BY locked_at, id
