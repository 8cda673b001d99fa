-- name: adopted_lock_all
-- What Intray holds in an adopted table, with the lock time as it was written there: the fence where there is no lock id
-- column. holder: whose lock it is in the table; what is ended there is fenced by it, after Intray's own lock has gone.
CREATE TABLE IF NOT EXISTS adopted_lock_all (
    item_id BIGINT NOT NULL PRIMARY KEY,
    lock_id EXACT_CODE(36) NOT NULL,
    lock_time VARCHAR(300) NOT NULL,
    holder VARCHAR(255) NOT NULL DEFAULT '',
    CONSTRAINT adopted_lock_of_an_item FOREIGN KEY (item_id) REFERENCES item_all (id) ON DELETE CASCADE
) EXACT_TABLE
