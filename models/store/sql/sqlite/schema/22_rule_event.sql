-- name: rule_event
-- What was changed in the rules of queues, and in what users may do: who, when, and how it is since then. The state
-- before is that of the line before about the same queue or user; state is NULL when it is gone.
CREATE TABLE rule_event (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    subject TEXT NOT NULL,
    user TEXT NOT NULL,
    state TEXT,
    CONSTRAINT rule_event_is_about_a_queue_or_user CHECK (about IN ('queue', 'user')),
    CONSTRAINT rule_event_state_is_json CHECK (state IS NULL OR json_valid(state))
) STRICT

-- name: rule_event_subject
CREATE INDEX rule_event_subject ON rule_event (about, subject, id)

-- name: rule_event_no_update
CREATE TRIGGER rule_event_no_update
BEFORE UPDATE ON rule_event
BEGIN
    SELECT RAISE(ABORT, 'history_is_append_only');
END

-- name: rule_event_no_delete
CREATE TRIGGER rule_event_no_delete
BEFORE DELETE ON rule_event
BEGIN
    SELECT RAISE(ABORT, 'history_is_append_only');
END
