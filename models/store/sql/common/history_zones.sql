SELECT quarter, min(first_event) AS first_event, max(last_event) AS last_event
FROM intray.figure_row
WHERE quarter > '' AND quarter >= :from AND quarter <= :to
  AND (:queue_id = 0 OR queue_id = :queue_id)
  AND (:user = '' OR "user" = :user)
  AND (:kinds = '' OR intray.instr(:kinds, kind) > 0)
  AND first_event < :before
GROUP BY quarter
ORDER BY last_event DESC
LIMIT 1000
