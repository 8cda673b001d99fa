-- name: disposition_rule
-- How work can end, and what follows from it beside the rules of its event; the lines of dispositionRules in
-- queue/disposition.h.
CREATE TABLE intray.disposition_rule (
    kind text COLLATE "C" NOT NULL PRIMARY KEY,
    event text COLLATE "C" NOT NULL REFERENCES intray.event_rule (kind),
    needs_reason integer NOT NULL,
    may_wait integer NOT NULL,
    way text COLLATE "C" NOT NULL
)

-- name: disposition_rules
INSERT INTO intray.disposition_rule (kind, event, needs_reason, may_wait, way) VALUES
    ('complete', 'completed', 0, 0, 'to_next_step'),
    ('return', 'returned', 0, 1, 'nowhere'),
    ('dismiss', 'dismissed', 0, 0, 'nowhere'),
    ('fail', 'failed', 1, 0, 'nowhere'),
    ('send_back', 'sent_back', 1, 0, 'to_step_before')
