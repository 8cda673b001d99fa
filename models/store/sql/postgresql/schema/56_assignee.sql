-- name: assignee
-- For whom items are: users, and tags with an @ in front. Each has a line of its own in the claim order: what waits for them
-- has this time, long past, for available_at, so that no claim of anybody else comes across it. Nobody is taken out again.
CREATE TABLE intray.assignee (
    name text COLLATE "C" NOT NULL PRIMARY KEY,
    line timestamptz NOT NULL,
    CONSTRAINT line_is_of_one UNIQUE (line)
)

-- name: rows_of_assignee
-- For Intray's functions alone: it names people of every queue.
ALTER TABLE intray.assignee ENABLE ROW LEVEL SECURITY
