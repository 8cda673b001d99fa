-- name: queue
-- The first warning is not compared with the lock: in an adopted table the lock follows a setting of the old front end.
-- Where two key blindly, a third decides what differs. fields are those of its records, in order; '[]': none came yet.
-- required_fields are those of the record schema, kept apart because every completion is held against them.
CREATE TABLE queue (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    title TEXT NOT NULL DEFAULT '',
    record_schema TEXT NOT NULL DEFAULT '{}',
    lock_seconds INTEGER NOT NULL,
    longest_hold_seconds INTEGER NOT NULL,
    locks_per_user INTEGER,
    attempts INTEGER,
    dispositions TEXT NOT NULL,
    next_queue_id INTEGER REFERENCES queue (id),
    source_query TEXT,
    source_fresh_seconds INTEGER NOT NULL DEFAULT 60,
    paused INTEGER NOT NULL DEFAULT 0,
    other_hands INTEGER NOT NULL DEFAULT 0,
    decide_queue_id INTEGER REFERENCES queue (id),
    blind_fields TEXT NOT NULL DEFAULT '[]',
    share INTEGER NOT NULL DEFAULT 100,
    pause_message TEXT NOT NULL DEFAULT '',
    first_warning_seconds INTEGER,
    last_warning_seconds INTEGER,
    reasons TEXT NOT NULL DEFAULT '{}',
    fields TEXT NOT NULL DEFAULT '[]',
    required_fields TEXT NOT NULL DEFAULT '[]',
    largest_record INTEGER NOT NULL DEFAULT 1048576,
    largest_field INTEGER NOT NULL DEFAULT 1048576,
    change INTEGER NOT NULL DEFAULT 0,
    reopen_own_seconds INTEGER CONSTRAINT reopen_own_positive CHECK (reopen_own_seconds > 0),
    CONSTRAINT queue_name_unique UNIQUE (name),
    CONSTRAINT queue_name_not_blank CHECK (length(trim(name)) > 0),
    CONSTRAINT record_schema_is_json CHECK (json_valid(record_schema)),
    CONSTRAINT lock_seconds_positive CHECK (lock_seconds > 0),
    CONSTRAINT longest_hold_not_shorter_than_lock CHECK (longest_hold_seconds >= lock_seconds),
    CONSTRAINT locks_per_user_positive CHECK (locks_per_user > 0),
    CONSTRAINT attempts_positive CHECK (attempts > 0),
    CONSTRAINT next_queue_is_another CHECK (next_queue_id <> id),
    CONSTRAINT paused_is_a_truth_value CHECK (paused IN (0, 1)),
    CONSTRAINT other_hands_is_a_truth_value CHECK (other_hands IN (0, 1)),
    CONSTRAINT decide_queue_is_another CHECK (decide_queue_id <> id),
    CONSTRAINT blind_fields_are_decided_on CHECK (
        json_valid(blind_fields) AND (blind_fields = '[]' OR (decide_queue_id IS NOT NULL AND other_hands = 1))),
    CONSTRAINT share_is_of_a_hundred CHECK (share BETWEEN 1 AND 100),
    CONSTRAINT first_warning_positive CHECK (first_warning_seconds > 0),
    CONSTRAINT last_warning_comes_last CHECK (
        last_warning_seconds > 0
        AND (first_warning_seconds IS NULL OR last_warning_seconds < first_warning_seconds)),
    CONSTRAINT reasons_are_json CHECK (json_valid(reasons)),
    CONSTRAINT fields_are_a_list CHECK (json_type(fields) = 'array'),
    CONSTRAINT largest_record_positive CHECK (largest_record > 0),
    CONSTRAINT largest_field_positive CHECK (largest_field > 0)
) STRICT

-- name: queue_row
CREATE VIEW queue_row AS
SELECT queue.*, next_queue.name AS next_queue, decide_queue.name AS decide_queue
FROM queue
LEFT JOIN queue AS next_queue ON next_queue.id = queue.next_queue_id
LEFT JOIN queue AS decide_queue ON decide_queue.id = queue.decide_queue_id
