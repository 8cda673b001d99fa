-- Differs: no table can be adopted there.
SELECT 0 AS queue_id, '' AS queue, '{}' AS layout WHERE 1 = 0
