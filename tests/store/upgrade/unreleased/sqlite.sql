-- name: schema_version
CREATE TABLE schema_version (
    version INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    applied_at TEXT NOT NULL
) STRICT

-- name: versions
INSERT INTO schema_version (version, name, applied_at)
VALUES (1, 'embedded_desk', '2026-11-01T00:00:00.000Z'), (2, 'users_and_views', '2026-11-01T00:00:00.000Z')

-- name: queue
CREATE TABLE queue (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    lock_seconds INTEGER NOT NULL,
    CONSTRAINT queue_name_unique UNIQUE (name)
) STRICT

-- name: item
CREATE TABLE item (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    queue_id INTEGER NOT NULL REFERENCES queue (id),
    key TEXT NOT NULL,
    state TEXT NOT NULL
) STRICT
