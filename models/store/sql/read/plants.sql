-- name: own_plants
SELECT count(*) AS planted, coalesce(sum(CASE WHEN outcome = 'caught' THEN 1 ELSE 0 END), 0) AS caught
FROM intray.plant_row
WHERE "user" = :user

-- name: caught_in_queue
SELECT field, kind, planted, caught FROM intray.plant_told WHERE queue_id = :queue_id ORDER BY field, kind
