-- name: rows_of_work_request
ALTER TABLE intray.work_request ENABLE ROW LEVEL SECURITY

-- name: see_work_request
CREATE POLICY see_work_request ON intray.work_request FOR SELECT
USING ("user" = (SELECT intray.my_name()) OR (SELECT intray.i_am('supervisor', 'administrator', 'auditor')))

-- name: request_row
CREATE VIEW intray.request_row WITH (security_invoker = true) AS
SELECT work_request.id, work_request.queue_id, queue.name AS queue, work_request."user", work_request.workstation,
       work_request.lock_id, work_request.requested, work_request.assigned, work_request.state, work_request.reason,
       work_request.detail, intray.iso(work_request.asked_at) AS asked_at,
       intray.iso(work_request.answered_at) AS answered_at
FROM intray.work_request
JOIN intray.queue ON queue.id = work_request.queue_id
