-- What Intray holds in an adopted table, with the lock time as it was written there: the fence where there is no lock id
-- column.
CREATE TABLE IF NOT EXISTS adopted_lock_all (
    item_id BIGINT NOT NULL PRIMARY KEY,
    lock_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    lock_time VARCHAR(64) NOT NULL,
    CONSTRAINT adopted_lock_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
