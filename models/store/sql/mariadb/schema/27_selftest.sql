-- name: selftest_all
-- A selftest's queue and its items, which go again with their history: exactly these and nothing else ever.
CREATE TABLE IF NOT EXISTS selftest_all (
    queue_id BIGINT NOT NULL PRIMARY KEY,
    first_item BIGINT NOT NULL,
    last_item BIGINT NOT NULL,
    made_at DATETIME(3) NOT NULL,
    CONSTRAINT selftest_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id)
) EXACT_TABLE

-- name: selftest
-- For counting alone, which leaves its items out.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW selftest AS
SELECT s.queue_id FROM selftest_all AS s
