-- name: source_row_all
-- What the last run of a queue's query found, without what will not come back; rank is minus the priority.
CREATE TABLE IF NOT EXISTS source_row_all (
    queue_id BIGINT NOT NULL,
    "rank" BIGINT NOT NULL,
    place BIGINT NOT NULL,
    "key" VARCHAR(700) NOT NULL,
    record EXACT_TEXT NOT NULL,
    PRIMARY KEY (queue_id, "rank", place),
    CONSTRAINT row_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) EXACT_TABLE
