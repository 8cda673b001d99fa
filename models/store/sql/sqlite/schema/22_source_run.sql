-- name: source_run
-- One run of a queue's criteria query. Until it is finished its runner is heard of every 3 seconds; who is silent for
-- 10 seconds is taken for dead, and the next one may run.
CREATE TABLE source_run (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    queue_id INTEGER NOT NULL REFERENCES queue (id) ON DELETE CASCADE,
    source_query TEXT NOT NULL,
    user TEXT NOT NULL,
    workstation TEXT NOT NULL,
    started_at TEXT NOT NULL,
    heard_at TEXT NOT NULL,
    finished_at TEXT,
    found INTEGER,
    passed_over INTEGER NOT NULL DEFAULT 0,
    error TEXT NOT NULL DEFAULT '',
    CONSTRAINT only_finished_found CHECK (found IS NULL OR finished_at IS NOT NULL)
) STRICT

-- name: source_run_one_at_a_time
CREATE UNIQUE INDEX source_run_one_at_a_time ON source_run (queue_id) WHERE finished_at IS NULL

-- name: source_run_last
CREATE INDEX source_run_last ON source_run (queue_id, id)
