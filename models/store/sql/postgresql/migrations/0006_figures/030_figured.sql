-- Every event up to this one is in the figures, and none behind it.
CREATE TABLE intray.figured (
    one integer NOT NULL PRIMARY KEY CHECK (one = 1),
    last_event bigint NOT NULL
)
