-- name: disposition_rule
-- How work can end, and what follows from it beside the rules of its event; the lines of dispositionRules in
-- queue/disposition.h.
CREATE TABLE disposition_rule (
    kind TEXT NOT NULL PRIMARY KEY,
    event TEXT NOT NULL REFERENCES event_rule (kind),
    needs_reason INTEGER NOT NULL,
    may_wait INTEGER NOT NULL,
    way TEXT NOT NULL
) STRICT, WITHOUT ROWID

-- name: disposition_rules
INSERT INTO disposition_rule (kind, event, needs_reason, may_wait, way) VALUES
    ('complete', 'completed', 0, 0, 'to_next_step'),
    ('return', 'returned', 0, 1, 'nowhere'),
    ('dismiss', 'dismissed', 0, 0, 'nowhere'),
    ('fail', 'failed', 1, 0, 'nowhere'),
    ('send_back', 'sent_back', 1, 0, 'to_step_before')
