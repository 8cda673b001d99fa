-- One run of a queue's criteria query that came to an end.
CREATE TABLE IF NOT EXISTS source_run_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    workstation VARCHAR(255) NOT NULL,
    started_at DATETIME(3) NOT NULL,
    finished_at DATETIME(3) NOT NULL,
    found BIGINT,
    passed_over BIGINT NOT NULL DEFAULT 0,
    source_query LONGTEXT COLLATE utf8mb4_bin NOT NULL,
    error LONGTEXT COLLATE utf8mb4_bin NOT NULL DEFAULT '',
    KEY source_run_last (queue_id, id),
    CONSTRAINT run_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
