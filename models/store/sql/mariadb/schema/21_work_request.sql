-- name: work_request_all
-- "User U asked for n items of queue Q". Its items bear lock_id, which the client made.
CREATE TABLE IF NOT EXISTS work_request_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    user VARCHAR(128) NOT NULL,
    workstation VARCHAR(255) NOT NULL,
    lock_id EXACT_CODE(36) NOT NULL,
    requested INTEGER NOT NULL,
    assigned INTEGER NOT NULL DEFAULT 0,
    state ENUM('busy', 'full', 'partial', 'none') CHARACTER SET ascii NOT NULL DEFAULT 'busy',
    reason VARCHAR(64) CHARACTER SET ascii NOT NULL DEFAULT '',
    detail EXACT_TEXT NOT NULL DEFAULT '',
    asked_at DATETIME(3) NOT NULL,
    answered_at DATETIME(3),
    KEY work_request_waiting (queue_id, state, id),
    KEY work_request_asked (queue_id, asked_at),
    CONSTRAINT asked_for_once UNIQUE (lock_id),
    CONSTRAINT request_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE,
    CONSTRAINT requested_positive CHECK (requested > 0),
    CONSTRAINT assigned_within_requested CHECK (assigned BETWEEN 0 AND requested),
    CONSTRAINT request_state_fits CHECK (
        (state = 'busy') = (answered_at IS NULL)
        AND assigned = CASE state WHEN 'full' THEN requested WHEN 'partial' THEN assigned ELSE 0 END)
) EXACT_TABLE

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
