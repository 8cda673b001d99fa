SELECT coalesce(sum(CASE kind WHEN 'completed' THEN 1 ELSE -1 END), 0) AS n
FROM event
WHERE user = :user AND at >= :since AND kind IN ('completed', 'taken_back')
