-- What a criteria query gives, row by row, while it runs; of a trial under a negative number.
CREATE TABLE IF NOT EXISTS source_found_all (
    place BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    item_key VARCHAR(700),
    priority INTEGER,
    record LONGTEXT COLLATE utf8mb4_bin NOT NULL,
    KEY source_found_key (queue_id, item_key, place)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
