-- name: work_request
-- "User U asked for n items of queue Q". Its items bear lock_id, which the client made.
CREATE TABLE work_request (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    queue_id INTEGER NOT NULL REFERENCES queue (id) ON DELETE CASCADE,
    user TEXT NOT NULL,
    workstation TEXT NOT NULL,
    lock_id TEXT NOT NULL,
    requested INTEGER NOT NULL,
    assigned INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'busy',
    reason TEXT NOT NULL DEFAULT '',
    detail TEXT NOT NULL DEFAULT '',
    asked_at TEXT NOT NULL,
    answered_at TEXT,
    CONSTRAINT asked_for_once UNIQUE (lock_id),
    CONSTRAINT requested_positive CHECK (requested > 0),
    CONSTRAINT assigned_within_requested CHECK (assigned BETWEEN 0 AND requested),
    CONSTRAINT request_state_fits CHECK (
        (state = 'busy' AND assigned = 0 AND answered_at IS NULL)
        OR (state = 'full' AND assigned = requested AND answered_at IS NOT NULL)
        OR (state = 'partial' AND assigned BETWEEN 1 AND requested - 1 AND answered_at IS NOT NULL)
        OR (state = 'none' AND assigned = 0 AND answered_at IS NOT NULL))
) STRICT

-- name: work_request_waiting
CREATE INDEX work_request_waiting ON work_request (queue_id, id) WHERE state = 'busy'

-- name: work_request_asked
CREATE INDEX work_request_asked ON work_request (queue_id, asked_at)

-- name: request_row
CREATE VIEW request_row AS
SELECT work_request.*, queue.name AS queue
FROM work_request
JOIN queue ON queue.id = work_request.queue_id
