-- One bringing-in of many items. Its items stay staged, unseen, until it is accepted. InnoDB has no partial indexes:
-- the generated column is NULL, and so not compared, once an import is over.
CREATE TABLE IF NOT EXISTS import_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    source LONGTEXT COLLATE utf8mb4_bin NOT NULL,
    state ENUM('staging', 'accepted', 'complete', 'discarding', 'discarded') CHARACTER SET ascii NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    workstation VARCHAR(255) NOT NULL,
    started_at DATETIME(3) NOT NULL,
    heard_at DATETIME(3) NOT NULL,
    opened_up_to BIGINT NOT NULL DEFAULT 0,
    busy_queue_id BIGINT AS (CASE WHEN state IN ('staging', 'accepted', 'discarding') THEN queue_id END) PERSISTENT,
    CONSTRAINT import_one_at_a_time UNIQUE (busy_queue_id),
    CONSTRAINT import_into_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
