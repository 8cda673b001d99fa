-- name: source_run_all
-- One run of a queue's criteria query that came to an end.
CREATE TABLE IF NOT EXISTS source_run_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    user VARCHAR(128) NOT NULL,
    workstation VARCHAR(255) NOT NULL,
    started_at DATETIME(3) NOT NULL,
    finished_at DATETIME(3) NOT NULL,
    found BIGINT,
    passed_over BIGINT NOT NULL DEFAULT 0,
    source_query EXACT_TEXT NOT NULL,
    error EXACT_TEXT NOT NULL DEFAULT '',
    KEY source_run_last (queue_id, id),
    CONSTRAINT run_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: source_found_all
-- What a criteria query gives, row by row, while it runs; of a trial under a negative number.
CREATE TABLE IF NOT EXISTS source_found_all (
    place BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    "key" VARCHAR(700),
    priority INTEGER,
    record EXACT_TEXT NOT NULL,
    KEY source_found_key (queue_id, "key", place)
) EXACT_TABLE
