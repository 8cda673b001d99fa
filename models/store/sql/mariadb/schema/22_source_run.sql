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
