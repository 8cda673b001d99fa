-- name: queue
-- The warnings are not compared with the lock: in an adopted table that one follows a setting of the old front end.
-- fields are those of its records, in order; none: nothing has come in yet. required_fields are those
-- of the record schema, kept apart because every completion is held against them. digest_key is what the digests of its
-- records begin with: nobody reads it, so nobody who reads a digest can guess against it.
CREATE TABLE intray.queue (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text COLLATE "C" NOT NULL,
    title text NOT NULL DEFAULT '',
    record_schema jsonb NOT NULL DEFAULT '{}',
    lock_seconds bigint NOT NULL,
    longest_hold_seconds bigint NOT NULL,
    locks_per_user bigint,
    attempts bigint,
    dispositions text NOT NULL,
    next_queue_id bigint REFERENCES intray.queue (id),
    source_query text,
    source_fresh_seconds bigint NOT NULL DEFAULT 60,
    paused integer NOT NULL DEFAULT 0,
    change bigint NOT NULL DEFAULT 1,
    other_hands integer NOT NULL DEFAULT 0,
    blind_fields text NOT NULL DEFAULT '[]',
    decide_queue_id bigint REFERENCES intray.queue (id),
    share integer NOT NULL DEFAULT 100,
    pause_message text NOT NULL DEFAULT '',
    first_warning_seconds bigint,
    last_warning_seconds bigint,
    reasons text NOT NULL DEFAULT '{}',
    fields text[] NOT NULL DEFAULT '{}',
    required_fields text[] NOT NULL DEFAULT '{}',
    largest_record bigint NOT NULL DEFAULT 1048576,
    largest_field bigint NOT NULL DEFAULT 1048576,
    digest_key uuid NOT NULL DEFAULT pg_catalog.gen_random_uuid(),
    reopen_own_seconds bigint,
    CONSTRAINT queue_name_unique UNIQUE (name),
    CONSTRAINT queue_name_not_blank CHECK (name ~ '\S'),
    CONSTRAINT lock_seconds_positive CHECK (lock_seconds > 0),
    CONSTRAINT longest_hold_not_shorter_than_lock CHECK (longest_hold_seconds >= lock_seconds),
    CONSTRAINT locks_per_user_positive CHECK (locks_per_user > 0),
    CONSTRAINT attempts_positive CHECK (attempts > 0),
    CONSTRAINT next_queue_is_another CHECK (next_queue_id <> id),
    CONSTRAINT paused_is_a_truth_value CHECK (paused IN (0, 1)),
    CONSTRAINT other_hands_is_a_truth_value CHECK (other_hands IN (0, 1)),
    CONSTRAINT decide_queue_is_another CHECK (decide_queue_id <> id),
    CONSTRAINT blind_fields_are_decided_on CHECK (
        blind_fields = '[]' OR (decide_queue_id IS NOT NULL AND other_hands = 1)),
    CONSTRAINT share_is_of_a_hundred CHECK (share BETWEEN 1 AND 100),
    CONSTRAINT first_warning_positive CHECK (first_warning_seconds > 0),
    CONSTRAINT last_warning_comes_last CHECK (
        last_warning_seconds > 0
        AND (first_warning_seconds IS NULL OR last_warning_seconds < first_warning_seconds)),
    CONSTRAINT largest_record_positive CHECK (largest_record > 0),
    CONSTRAINT largest_field_positive CHECK (largest_field > 0),
    CONSTRAINT reopen_own_positive CHECK (reopen_own_seconds > 0)
)

-- name: queue_row
CREATE VIEW intray.queue_row WITH (security_invoker = true) AS
SELECT queue.id, queue.name, queue.title, queue.record_schema, queue.lock_seconds, queue.longest_hold_seconds,
       queue.locks_per_user, queue.attempts, queue.dispositions, queue.next_queue_id, queue.source_query,
       queue.source_fresh_seconds, queue.paused, next_queue.name AS next_queue,
       queue.other_hands, queue.blind_fields, queue.decide_queue_id, queue.share, decide_queue.name AS decide_queue,
       queue.pause_message, queue.first_warning_seconds, queue.last_warning_seconds, queue.reasons,
       pg_catalog.array_to_json(queue.fields)::text AS fields, queue.largest_record, queue.largest_field,
       queue.reopen_own_seconds
FROM intray.queue
LEFT JOIN intray.queue AS next_queue ON next_queue.id = queue.next_queue_id
LEFT JOIN intray.queue AS decide_queue ON decide_queue.id = queue.decide_queue_id
