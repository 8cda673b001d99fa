-- name: import_template
-- How files of one kind are read and brought in, under a name.
CREATE TABLE import_template (
    name TEXT NOT NULL PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 255),
    template TEXT NOT NULL CHECK (length(template) <= 1048576),
    kept_at TEXT NOT NULL,
    kept_by TEXT NOT NULL
) STRICT, WITHOUT ROWID

-- name: import_template_row
CREATE VIEW import_template_row AS
SELECT name, template, kept_at, kept_by FROM import_template
