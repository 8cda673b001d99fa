-- Every event up to this one is in the figures, and none behind it.
CREATE TABLE figured (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    last_event INTEGER NOT NULL
) STRICT
