-- name: setting
CREATE TABLE setting (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID

-- name: database_id
INSERT INTO setting (name, value) VALUES ('database_id', lower(
    hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-'
    || hex(randomblob(2)) || '-' || hex(randomblob(6))))
