-- Differs: who is there stands in a file of its own, because whoever watches this one for changes would be woken.

-- name: file_of_database
SELECT file FROM pragma_database_list WHERE name = 'main'

-- name: attach_clients
ATTACH DATABASE :file AS clients

-- name: settle_clients
-- What is lost with the power is said again half a minute later.
PRAGMA clients.synchronous = OFF

-- name: create_clients
CREATE TABLE IF NOT EXISTS clients.client (
    user TEXT NOT NULL,
    workstation TEXT NOT NULL,
    seen_at TEXT NOT NULL,
    PRIMARY KEY (user, workstation)
) STRICT, WITHOUT ROWID

-- name: add_beat
INSERT INTO clients.client (user, workstation, seen_at)
VALUES (:user, :workstation, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
ON CONFLICT (user, workstation) DO UPDATE SET seen_at = excluded.seen_at

-- name: clients
SELECT user, workstation, seen_at FROM clients.client

-- name: detach_clients
DETACH DATABASE clients
