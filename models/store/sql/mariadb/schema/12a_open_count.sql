-- name: open_count_all
-- How many items of a long queue were open when somebody last counted them, and how many microseconds that took; whoever asks
-- next need not count (keep_open_count).
CREATE TABLE IF NOT EXISTS open_count_all (
    queue_id BIGINT NOT NULL PRIMARY KEY,
    items BIGINT NOT NULL,
    counted_at DATETIME(6) NOT NULL,
    took BIGINT NOT NULL,
    CONSTRAINT count_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) EXACT_TABLE
