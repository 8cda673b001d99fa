-- name: rule_event
-- What was changed in the rules of queues, and in what users may do: who, when, and how it is since then. The state
-- before is that of the line before about the same queue or user; state is NULL when it is gone.
CREATE TABLE intray.rule_event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    kind text COLLATE "C" NOT NULL,
    about text COLLATE "C" NOT NULL,
    subject text COLLATE "C" NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    state jsonb,
    CONSTRAINT rule_event_is_about_a_queue_or_user CHECK (about IN ('queue', 'user'))
)

-- name: rule_event_subject
CREATE INDEX rule_event_subject ON intray.rule_event (about, subject, id)

-- name: rule_event_stays
CREATE TRIGGER rule_event_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON intray.rule_event
FOR EACH STATEMENT EXECUTE FUNCTION intray.refuse('history_is_append_only')

-- name: rule_event_is_always_kept
ALTER TABLE intray.rule_event ENABLE ALWAYS TRIGGER rule_event_stays

-- name: rows_of_rule_event
-- Read through functions only.
ALTER TABLE intray.rule_event ENABLE ROW LEVEL SECURITY
