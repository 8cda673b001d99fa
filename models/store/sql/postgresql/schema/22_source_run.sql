-- name: source_run
-- One run of a queue's criteria query that came to an end.
CREATE TABLE intray.source_run (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    started_at timestamptz NOT NULL,
    finished_at timestamptz NOT NULL,
    found bigint,
    passed_over bigint NOT NULL DEFAULT 0,
    "user" text COLLATE "C" NOT NULL,
    workstation text NOT NULL,
    source_query text NOT NULL,
    error text NOT NULL DEFAULT ''
)

-- name: source_run_last
CREATE INDEX source_run_last ON intray.source_run (queue_id, id)
