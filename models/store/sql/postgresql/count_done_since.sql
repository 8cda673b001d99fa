-- Differs: times are a type of their own.
SELECT coalesce(sum(CASE kind WHEN 'completed' THEN 1 ELSE -1 END), 0) AS n
FROM intray.event
WHERE "user" = :user::text AND at >= :since::timestamptz AND kind IN ('completed', 'taken_back')
