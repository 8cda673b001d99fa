-- name: assignee
-- For whom items are: users, and tags with an @ in front. Each has a line of its own in the claim order: what waits for them
-- has this time, long past, for available_at, so that no claim of anybody else comes across it. Nobody is taken out again.
CREATE TABLE assignee (
    name TEXT NOT NULL PRIMARY KEY,
    line TEXT NOT NULL,
    CONSTRAINT line_is_of_one UNIQUE (line)
) STRICT, WITHOUT ROWID
