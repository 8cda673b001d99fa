-- name: database_id
INSERT INTO setting (name, value) VALUES ('database_id', lower(
    hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-'
    || hex(randomblob(2)) || '-' || hex(randomblob(6))))
