-- Differs: times are a type of their own.
SELECT
    COUNT(CASE WHEN due_at > CAST(REPLACE(TRIM(TRAILING 'Z' FROM :now), 'T', ' ') AS DATETIME(3)) THEN 1 END) AS later,
    COUNT(CASE WHEN due_at <= CAST(REPLACE(TRIM(TRAILING 'Z' FROM :now), 'T', ' ') AS DATETIME(3)) THEN 1 END) AS due
FROM item
WHERE queue_id = :queue_id AND state = 'open' AND due_at > '1000-01-01'
