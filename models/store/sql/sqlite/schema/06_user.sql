-- name: user
-- Who is meant to do what. Nothing enforces it here: whoever can write the file can do everything.
CREATE TABLE user (
    name TEXT NOT NULL PRIMARY KEY,
    roles TEXT NOT NULL DEFAULT '',
    queues TEXT NOT NULL DEFAULT '',
    CONSTRAINT user_name_not_blank CHECK (length(trim(name)) > 0)
) STRICT, WITHOUT ROWID

-- name: user_row
CREATE VIEW user_row AS
SELECT name, name AS login, 1 AS active, roles, queues FROM user
