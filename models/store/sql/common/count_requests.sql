SELECT count(*) AS asked, coalesce(sum(CASE WHEN state = 'none' THEN 1 ELSE 0 END), 0) AS came_empty,
       coalesce(sum(requested), 0) AS requested, coalesce(sum(assigned), 0) AS assigned
FROM intray.request_row
WHERE queue_id = :queue_id AND asked_at >= :since
