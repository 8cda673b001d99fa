-- name: file_template
-- How files of one kind are brought in or written, under a name.
CREATE TABLE file_template (
    name TEXT NOT NULL PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 255),
    kind TEXT NOT NULL CHECK (kind = 'import' OR kind = 'export'),
    template TEXT NOT NULL CHECK (length(template) <= 1048576),
    kept_at TEXT NOT NULL,
    kept_by TEXT NOT NULL
) STRICT, WITHOUT ROWID

-- name: file_template_row
CREATE VIEW file_template_row AS
SELECT name, kind, template, kept_at, kept_by FROM file_template
