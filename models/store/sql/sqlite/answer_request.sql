-- Differs: on servers the function that runs the query answers too.
UPDATE work_request
SET state = :state, assigned = :assigned, reason = :reason, detail = :detail, answered_at = :now
WHERE id = :request AND state = 'busy'
