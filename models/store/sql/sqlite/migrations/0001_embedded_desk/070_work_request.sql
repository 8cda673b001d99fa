CREATE TABLE work_request (
    id INTEGER PRIMARY KEY,
    queue_id INTEGER NOT NULL REFERENCES queue (id),
    user TEXT NOT NULL,
    requested INTEGER NOT NULL,
    assigned INTEGER NOT NULL DEFAULT 0,
    reason TEXT,
    asked_at TEXT NOT NULL,
    answered_at TEXT,
    CONSTRAINT requested_positive CHECK (requested > 0),
    CONSTRAINT assigned_within_requested CHECK (assigned BETWEEN 0 AND requested)
) STRICT
