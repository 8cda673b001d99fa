-- name: request_row
-- Everybody sees what they asked for themselves, a supervisor what anybody asked for.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW request_row AS
SELECT
    w.id, w.queue_id, q.name AS queue, w.user, w.workstation, w.lock_id, w.requested, w.assigned, w.state,
    w.reason, w.detail, CONCAT(REPLACE(w.asked_at, ' ', 'T'), 'Z') AS asked_at,
    CONCAT(REPLACE(w.answered_at, ' ', 'T'), 'Z') AS answered_at
FROM work_request_all AS w
JOIN queue_all AS q ON q.id = w.queue_id
JOIN user_all AS me
    ON me.active = 1
    AND (me.name = w.user OR FIND_IN_SET('supervisor', me.roles) OR FIND_IN_SET('administrator', me.roles)
         OR FIND_IN_SET('auditor', me.roles))
    AND me.login = SESSION_LOGIN()
