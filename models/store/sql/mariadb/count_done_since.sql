-- Differs: times are a type of their own; compared as such the index serves.
SELECT COALESCE(SUM(CASE kind WHEN 'completed' THEN 1 ELSE -1 END), 0) AS n
FROM event
WHERE "user" = :user AND kind IN ('completed', 'taken_back')
  AND at_utc >= CAST(REPLACE(TRIM(TRAILING 'Z' FROM :since), 'T', ' ') AS DATETIME(3))
