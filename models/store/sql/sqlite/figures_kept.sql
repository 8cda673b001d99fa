-- Differs: servers do it in a function.
SELECT figured.last_event, coalesce((SELECT max(id) FROM event), 0) AS newest FROM figured
