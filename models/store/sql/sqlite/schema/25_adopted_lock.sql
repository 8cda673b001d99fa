-- name: adopted_lock
-- The lock time as Intray wrote it into the adopted table: the fence where there is no lock id column.
CREATE TABLE adopted_lock (
    item_id INTEGER PRIMARY KEY REFERENCES item (id),
    lock_time TEXT NOT NULL
) STRICT
