GRANT SELECT, INSERT, UPDATE (state, assigned, reason, detail, answered_at)
ON work_request_all TO 'intray_owner'@'localhost'
