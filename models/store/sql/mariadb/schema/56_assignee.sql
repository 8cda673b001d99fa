-- name: assignee_all
-- For whom items are: users, and tags with an @ in front. Each has a line of its own in the claim order: what waits for them
-- has this time, long past, for available_at, so that no claim of anybody else comes across it. Nobody is taken out again.
CREATE TABLE IF NOT EXISTS assignee_all (
    name VARCHAR(128) NOT NULL PRIMARY KEY,
    line DATETIME(3) NOT NULL,
    CONSTRAINT line_is_of_one UNIQUE (line)
) EXACT_TABLE
