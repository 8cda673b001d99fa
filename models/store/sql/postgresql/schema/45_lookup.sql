-- name: lookup
-- A list of values that fields take theirs from, such as postcodes with their towns. Its lines come in pieces; it is whole
-- once all of them are here, and takes the place of the one that had its name.
CREATE TABLE intray.lookup (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text COLLATE "C" NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
    column_names text NOT NULL,
    source text NOT NULL CHECK (length(source) <= 4096),
    loading uuid NOT NULL UNIQUE,
    whole integer NOT NULL DEFAULT 0 CHECK (whole IN (0, 1)),
    line_count bigint NOT NULL DEFAULT 0,
    loaded_at timestamptz NOT NULL,
    loaded_by text COLLATE "C" NOT NULL
)

-- name: lookup_has_its_name_alone
CREATE UNIQUE INDEX lookup_has_its_name_alone ON intray.lookup (name) WHERE whole = 1

-- name: lookup_line
-- "folded" is the value without case and marks, as it is searched; "texts" are the line's texts, one for each column.
CREATE TABLE intray.lookup_line (
    lookup_id bigint NOT NULL REFERENCES intray.lookup (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    value text COLLATE "C" NOT NULL CHECK (length(value) <= 255),
    folded text COLLATE "C" NOT NULL CHECK (length(folded) <= 700),
    texts text NOT NULL,
    PRIMARY KEY (lookup_id, number)
)

-- name: lookup_line_found
CREATE INDEX lookup_line_found ON intray.lookup_line (lookup_id, folded, number)

-- name: lookup_row
CREATE VIEW intray.lookup_row WITH (security_invoker = true) AS
SELECT id, name, column_names, source, line_count, to_char(loaded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS loaded_at, loaded_by
FROM intray.lookup
WHERE whole = 1

-- name: lookup_line_row
CREATE VIEW intray.lookup_line_row WITH (security_invoker = true) AS
SELECT line.number, lookup.name, line.value, line.folded, line.texts
FROM intray.lookup_line AS line
JOIN intray.lookup ON lookup.id = line.lookup_id AND lookup.whole = 1
