-- name: lookup
-- A list of values that fields take theirs from, such as postcodes with their towns. Its lines come in pieces; it is whole
-- once all of them are here, and takes the place of the one that had its name.
CREATE TABLE lookup (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
    column_names TEXT NOT NULL,
    source TEXT NOT NULL CHECK (length(source) <= 4096),
    loading TEXT NOT NULL UNIQUE,
    whole INTEGER NOT NULL DEFAULT 0 CHECK (whole IN (0, 1)),
    line_count INTEGER NOT NULL DEFAULT 0,
    loaded_at TEXT NOT NULL,
    loaded_by TEXT NOT NULL
) STRICT

-- name: lookup_has_its_name_alone
CREATE UNIQUE INDEX lookup_has_its_name_alone ON lookup (name) WHERE whole = 1

-- name: lookup_line
-- "folded" is the value without case and marks, as it is searched; "texts" are the line's texts, one for each column.
CREATE TABLE lookup_line (
    lookup_id INTEGER NOT NULL REFERENCES lookup (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    value TEXT NOT NULL CHECK (length(value) <= 255),
    folded TEXT NOT NULL CHECK (length(folded) <= 700),
    texts TEXT NOT NULL,
    PRIMARY KEY (lookup_id, number)
) STRICT, WITHOUT ROWID

-- name: lookup_line_found
CREATE INDEX lookup_line_found ON lookup_line (lookup_id, folded, number)

-- name: lookup_row
CREATE VIEW lookup_row AS
SELECT id, name, column_names, source, line_count, loaded_at, loaded_by FROM lookup WHERE whole = 1

-- name: lookup_line_row
CREATE VIEW lookup_line_row AS
SELECT line.number, lookup.name, line.value, line.folded, line.texts
FROM lookup_line AS line
JOIN lookup ON lookup.id = line.lookup_id AND lookup.whole = 1
