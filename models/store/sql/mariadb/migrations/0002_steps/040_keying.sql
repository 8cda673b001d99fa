-- What two people keyed into the same field of an item of second keying, and what was decided.
CREATE TABLE IF NOT EXISTS keying_all (
    item_id BIGINT NOT NULL,
    queue_id BIGINT NOT NULL,
    field VARCHAR(255) NOT NULL,
    first_value LONGTEXT COLLATE utf8mb4_bin NOT NULL,
    second_value LONGTEXT COLLATE utf8mb4_bin NOT NULL,
    decided_value LONGTEXT COLLATE utf8mb4_bin,
    first_user VARCHAR(128) NOT NULL,
    second_user VARCHAR(128) NOT NULL,
    decided_by VARCHAR(128),
    at DATETIME(3) NOT NULL,
    decided_at DATETIME(3),
    PRIMARY KEY (item_id, field),
    KEY keying_queue (queue_id, field),
    CONSTRAINT keying_in_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id),
    CONSTRAINT decided_whole CHECK (
        (decided_value IS NULL) = (decided_by IS NULL) AND (decided_value IS NULL) = (decided_at IS NULL))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
