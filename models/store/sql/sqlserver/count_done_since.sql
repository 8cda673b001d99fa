-- Differs: names in brackets. Written from the manual; nobody has run it yet.
SELECT COALESCE(SUM(CASE kind WHEN 'completed' THEN 1 ELSE -1 END), 0) AS n
FROM intray.event_row
WHERE [user] = :user AND at >= :since AND kind IN ('completed', 'taken_back')
