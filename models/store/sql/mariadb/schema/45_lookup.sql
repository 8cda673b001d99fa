-- name: lookup_all
-- A list of values that fields take theirs from, such as postcodes with their towns. Its lines come in pieces; it is whole
-- once all of them are here, and takes the place of the one that had its name. "kept_name" is its name then, so that there
-- is one of each: an index of the whole ones only is not to be had.
CREATE TABLE IF NOT EXISTS lookup_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    name EXACT_NAME(255) NOT NULL CHECK (CHAR_LENGTH(name) BETWEEN 1 AND 255),
    whole INTEGER NOT NULL DEFAULT 0 CHECK (whole IN (0, 1)),
    kept_name EXACT_NAME(255) AS (IF(whole = 1, name, NULL)),
    column_names EXACT_TEXT NOT NULL,
    source EXACT_TEXT NOT NULL CHECK (CHAR_LENGTH(source) <= 4096),
    loading EXACT_CODE(36) NOT NULL,
    line_count BIGINT NOT NULL DEFAULT 0,
    loaded_at DATETIME(3) NOT NULL,
    loaded_by EXACT_NAME(255) NOT NULL,
    CONSTRAINT lookup_has_its_name_alone UNIQUE (kept_name),
    CONSTRAINT lookup_is_loaded_once UNIQUE (loading)
) EXACT_TABLE

-- name: lookup_line_all
-- "folded" is the value without case and marks, as it is searched; "texts" are the line's texts, one for each column.
CREATE TABLE IF NOT EXISTS lookup_line_all (
    lookup_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    value EXACT_NAME(255) NOT NULL,
    folded EXACT_NAME(700) NOT NULL,
    texts EXACT_TEXT NOT NULL,
    PRIMARY KEY (lookup_id, number),
    KEY lookup_line_found (lookup_id, folded, number),
    CONSTRAINT lookup_line_of_a_lookup FOREIGN KEY (lookup_id) REFERENCES lookup_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: lookup_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW lookup_row AS
SELECT l.id, l.kept_name AS name, l.column_names, l.source, l.line_count, CONCAT(REPLACE(l.loaded_at, ' ', 'T'), 'Z') AS loaded_at, l.loaded_by
FROM lookup_all AS l
WHERE l.kept_name IS NOT NULL

-- name: lookup_line_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW lookup_line_row AS
SELECT line.number, l.kept_name AS name, line.value, line.folded, line.texts
FROM lookup_line_all AS line
JOIN lookup_all AS l ON l.id = line.lookup_id AND l.kept_name IS NOT NULL
