-- name: adopted_lock
-- What Intray holds in an adopted table, with the lock time as it was written there: the fence where there is no lock
-- id column.
CREATE TABLE intray.adopted_lock (
    item_id bigint NOT NULL PRIMARY KEY REFERENCES intray.item (id) ON DELETE CASCADE,
    lock_id uuid NOT NULL,
    lock_time text NOT NULL
)
