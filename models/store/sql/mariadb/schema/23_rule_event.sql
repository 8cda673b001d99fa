-- name: rule_event_all
-- What was changed in the rules of queues, and in what users may do: who, when, and how it is since then. The state
-- before is that of the line before about the same queue or user; state is NULL when it is gone.
CREATE TABLE IF NOT EXISTS rule_event_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    at DATETIME(3) NOT NULL,
    kind EXACT_WORD(40) NOT NULL,
    about EXACT_WORD(10) NOT NULL,
    subject VARCHAR(128) NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    state EXACT_TEXT,
    KEY rule_event_subject (about, subject, id),
    CONSTRAINT rule_event_is_about_a_queue_or_user CHECK (about IN ('queue', 'user')),
    CONSTRAINT rule_event_state_is_json CHECK (state IS NULL OR JSON_VALID(state))
) EXACT_TABLE
