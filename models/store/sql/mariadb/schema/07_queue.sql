-- name: queue_all
-- The warnings are not compared with the lock: in an adopted table that one follows a setting of the old front end.
-- fields are those of its records, in order; '[]': nothing has come in yet. required_fields are those
-- of the record schema, kept apart because every completion is held against them. digest_key is what the digests of its
-- records begin with: nobody reads it, so nobody who reads a digest can guess against it.
CREATE TABLE IF NOT EXISTS queue_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    name VARCHAR(64) NOT NULL,
    title EXACT_TEXT NOT NULL,
    record_schema EXACT_TEXT NOT NULL,
    lock_seconds BIGINT NOT NULL,
    longest_hold_seconds BIGINT NOT NULL,
    locks_per_user INTEGER,
    attempts INTEGER,
    dispositions VARCHAR(200) NOT NULL,
    next_queue_id BIGINT,
    source_query EXACT_TEXT,
    source_fresh_seconds BIGINT NOT NULL DEFAULT 60,
    paused TINYINT NOT NULL DEFAULT 0,
    "change" BIGINT NOT NULL DEFAULT 1,
    other_hands TINYINT NOT NULL DEFAULT 0,
    blind_fields EXACT_TEXT NOT NULL DEFAULT '[]',
    decide_queue_id BIGINT,
    share INTEGER NOT NULL DEFAULT 100,
    pause_message EXACT_TEXT NOT NULL DEFAULT '',
    first_warning_seconds BIGINT,
    last_warning_seconds BIGINT,
    reasons EXACT_TEXT NOT NULL DEFAULT '{}',
    fields EXACT_TEXT NOT NULL DEFAULT '[]',
    required_fields EXACT_TEXT NOT NULL DEFAULT '[]',
    largest_record BIGINT NOT NULL DEFAULT 1048576,
    largest_field BIGINT NOT NULL DEFAULT 1048576,
    digest_key EXACT_WORD(64) NOT NULL DEFAULT '',
    reopen_own_seconds BIGINT,
    CONSTRAINT queue_name_unique UNIQUE (name),
    CONSTRAINT next_queue_is_there FOREIGN KEY (next_queue_id) REFERENCES queue_all (id),
    CONSTRAINT decide_queue_is_there FOREIGN KEY (decide_queue_id) REFERENCES queue_all (id),
    CONSTRAINT queue_name_not_blank CHECK (CHAR_LENGTH(TRIM(name)) > 0),
    CONSTRAINT record_schema_is_json CHECK (JSON_VALID(record_schema)),
    CONSTRAINT lock_seconds_positive CHECK (lock_seconds > 0),
    CONSTRAINT longest_hold_not_shorter_than_lock CHECK (longest_hold_seconds >= lock_seconds),
    CONSTRAINT locks_per_user_positive CHECK (locks_per_user > 0),
    CONSTRAINT attempts_positive CHECK (attempts > 0),
    CONSTRAINT paused_is_a_truth_value CHECK (paused IN (0, 1)),
    CONSTRAINT other_hands_is_a_truth_value CHECK (other_hands IN (0, 1)),
    CONSTRAINT blind_fields_are_decided_on CHECK (
        blind_fields = '[]' OR (decide_queue_id IS NOT NULL AND other_hands = 1)),
    CONSTRAINT share_is_of_a_hundred CHECK (share BETWEEN 1 AND 100),
    CONSTRAINT first_warning_positive CHECK (first_warning_seconds > 0),
    CONSTRAINT last_warning_comes_last CHECK (
        last_warning_seconds > 0
        AND (first_warning_seconds IS NULL OR last_warning_seconds < first_warning_seconds)),
    CONSTRAINT fields_are_a_list CHECK (JSON_TYPE(fields) = 'ARRAY'),
    CONSTRAINT largest_record_positive CHECK (largest_record > 0),
    CONSTRAINT largest_field_positive CHECK (largest_field > 0),
    CONSTRAINT reopen_own_positive CHECK (reopen_own_seconds > 0)
) EXACT_TABLE

-- name: sight_all
-- What follows from roles and memberships for each login and queue, kept ready so that the views find it by its key.
CREATE TABLE IF NOT EXISTS sight_all (
    login VARCHAR(128) NOT NULL,
    queue_id BIGINT NOT NULL,
    user VARCHAR(128) NOT NULL,
    sees_items TINYINT NOT NULL,
    sees_records TINYINT NOT NULL,
    takes TINYINT NOT NULL,
    sees_sealed TINYINT NOT NULL DEFAULT 0,
    sees_locks TINYINT NOT NULL DEFAULT 0,
    PRIMARY KEY (login, queue_id),
    CONSTRAINT sight_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: queue
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW queue AS
SELECT
    q.id, q.name, q.title, q.record_schema, q.lock_seconds, q.longest_hold_seconds, q.locks_per_user, q.attempts,
    q.dispositions, q.next_queue_id, q.source_query, q.source_fresh_seconds, q.paused, q."change",
    q.other_hands, q.blind_fields, q.decide_queue_id, q.share
FROM queue_all AS q
JOIN sight_all AS s
    ON s.queue_id = q.id
    AND s.login = SESSION_LOGIN()

-- name: queue_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW queue_row AS
SELECT
    q.id, q.name, q.title, q.record_schema, q.lock_seconds, q.longest_hold_seconds, q.locks_per_user, q.attempts,
    q.dispositions, q.next_queue_id, q.source_query, q.source_fresh_seconds, q.paused, q."change",
    following.name AS next_queue, q.other_hands, q.blind_fields, q.decide_queue_id, q.share,
    deciding.name AS decide_queue, q.pause_message, q.first_warning_seconds, q.last_warning_seconds, q.reasons,
    q.fields, q.largest_record, q.largest_field, q.reopen_own_seconds
FROM queue_all AS q
JOIN sight_all AS s
    ON s.queue_id = q.id
    AND s.login = SESSION_LOGIN()
LEFT JOIN queue_all AS following ON following.id = q.next_queue_id
LEFT JOIN queue_all AS deciding ON deciding.id = q.decide_queue_id
