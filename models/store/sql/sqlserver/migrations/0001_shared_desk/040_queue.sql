-- Differs: T-SQL. Written from the manual; nobody has run it yet.
CREATE TABLE intray_data.queue (
    id bigint IDENTITY NOT NULL CONSTRAINT queue_once PRIMARY KEY,
    name nvarchar(64) COLLATE Latin1_General_BIN2 NOT NULL CONSTRAINT queue_name_unique UNIQUE,
    title nvarchar(max) NOT NULL,
    record_schema nvarchar(max) NOT NULL CONSTRAINT record_schema_is_json CHECK (ISJSON(record_schema) = 1),
    lock_seconds bigint NOT NULL CONSTRAINT lock_seconds_positive CHECK (lock_seconds > 0),
    longest_hold_seconds bigint NOT NULL,
    locks_per_user int NULL CONSTRAINT locks_per_user_positive CHECK (locks_per_user > 0),
    attempts int NULL CONSTRAINT attempts_positive CHECK (attempts > 0),
    dispositions nvarchar(200) NOT NULL,
    next_queue_id bigint NULL CONSTRAINT next_queue_is_there REFERENCES intray_data.queue (id),
    source_query nvarchar(max) NULL,
    source_fresh_seconds bigint NOT NULL,
    paused bit NOT NULL,
    changes bigint NOT NULL CONSTRAINT queue_unchanged DEFAULT 1,
    CONSTRAINT longest_hold_not_shorter_than_lock CHECK (longest_hold_seconds >= lock_seconds),
    CONSTRAINT next_queue_is_another CHECK (next_queue_id <> id)
)
