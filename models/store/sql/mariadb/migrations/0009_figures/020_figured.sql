-- Every event up to this one is in the figures, and none behind it.
CREATE TABLE IF NOT EXISTS figured_all (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    last_event BIGINT NOT NULL
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
