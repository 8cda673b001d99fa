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
