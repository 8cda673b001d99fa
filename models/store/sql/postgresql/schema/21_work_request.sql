-- name: work_request
-- "User U asked for n items of queue Q". Its items bear lock_id, which the client made.
CREATE TABLE intray.work_request (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    lock_id uuid NOT NULL,
    asked_at timestamptz NOT NULL,
    answered_at timestamptz,
    requested integer NOT NULL,
    assigned integer NOT NULL DEFAULT 0,
    state text COLLATE "C" NOT NULL DEFAULT 'busy',
    reason text COLLATE "C" NOT NULL DEFAULT '',
    detail text NOT NULL DEFAULT '',
    "user" text COLLATE "C" NOT NULL,
    workstation text NOT NULL,
    CONSTRAINT asked_for_once UNIQUE (lock_id),
    CONSTRAINT requested_positive CHECK (requested > 0),
    CONSTRAINT assigned_within_requested CHECK (assigned BETWEEN 0 AND requested),
    CONSTRAINT request_state_fits CHECK (
        (answered_at IS NULL) = (state = 'busy') AND CASE state
            WHEN 'busy' THEN assigned = 0
            WHEN 'full' THEN assigned = requested
            WHEN 'partial' THEN assigned BETWEEN 1 AND requested - 1
            WHEN 'none' THEN assigned = 0
            ELSE false END)
)

-- name: work_request_waiting
CREATE INDEX work_request_waiting ON intray.work_request (queue_id, id) WHERE state = 'busy'

-- name: work_request_asked
CREATE INDEX work_request_asked ON intray.work_request (queue_id, asked_at)

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
