SELECT field,
       count(*) AS keyed_twice,
       sum(CASE WHEN first_value <> second_value THEN 1 ELSE 0 END) AS differing,
       sum(CASE WHEN first_value <> second_value AND decided_by IS NULL THEN 1 ELSE 0 END) AS undecided,
       sum(CASE WHEN decided_value <> first_value THEN 1 ELSE 0 END) AS first_wrong,
       sum(CASE WHEN decided_value <> second_value THEN 1 ELSE 0 END) AS second_wrong
FROM intray.keying_row
WHERE queue_id = :queue_id
GROUP BY field
ORDER BY field
