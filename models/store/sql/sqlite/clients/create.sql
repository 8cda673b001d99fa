-- Differs: see attach.sql.
CREATE TABLE IF NOT EXISTS clients.client (
    user TEXT NOT NULL,
    workstation TEXT NOT NULL,
    seen_at TEXT NOT NULL,
    PRIMARY KEY (user, workstation)
) STRICT, WITHOUT ROWID
