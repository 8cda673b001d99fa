-- A selftest's queue and its items, which go again with their history: exactly these and nothing else ever.
CREATE TABLE IF NOT EXISTS selftest_all (
    queue_id BIGINT NOT NULL PRIMARY KEY,
    first_item BIGINT NOT NULL,
    last_item BIGINT NOT NULL,
    made_at DATETIME(3) NOT NULL,
    CONSTRAINT selftest_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id)
) EXACT_TABLE
