-- name: file_template
-- How files of one kind are brought in or written, under a name.
CREATE TABLE intray.file_template (
    name text COLLATE "C" NOT NULL PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 255),
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('import', 'export')),
    template text NOT NULL CHECK (length(template) <= 1048576),
    kept_at timestamptz NOT NULL,
    kept_by text COLLATE "C" NOT NULL
)

-- name: file_template_row
CREATE VIEW intray.file_template_row WITH (security_invoker = true) AS
SELECT name, kind, template, intray.iso(kept_at) AS kept_at, kept_by FROM intray.file_template
