-- name: figure
-- How often each kind of event happened in each quarter of an hour (UTC, such as 2026-11-21T19:45Z), by whom, and
-- between which numbers of the history. quarter '' has all quarters together. What it says is added up from the
-- history.
CREATE TABLE intray.figure (
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    n bigint NOT NULL,
    first_event bigint NOT NULL,
    last_event bigint NOT NULL,
    quarter text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    PRIMARY KEY (quarter, queue_id, kind, "user")
)

-- name: figure_queue
CREATE INDEX figure_queue ON intray.figure (queue_id)

-- name: rows_of_figure
ALTER TABLE intray.figure ENABLE ROW LEVEL SECURITY

-- name: see_figure
CREATE POLICY see_figure ON intray.figure FOR SELECT
USING (queue_id = ANY ((SELECT intray.my_queues())::bigint[]))

-- name: figure_row
CREATE VIEW intray.figure_row WITH (security_invoker = true) AS
SELECT quarter, queue_id, kind, "user", n, first_event, last_event FROM intray.figure
