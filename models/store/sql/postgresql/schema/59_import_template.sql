-- name: import_template
-- How files of one kind are read and brought in, under a name.
CREATE TABLE intray.import_template (
    name text COLLATE "C" NOT NULL PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 255),
    template text NOT NULL CHECK (length(template) <= 1048576),
    kept_at timestamptz NOT NULL,
    kept_by text COLLATE "C" NOT NULL
)

-- name: import_template_row
CREATE VIEW intray.import_template_row WITH (security_invoker = true) AS
SELECT name, template, intray.iso(kept_at) AS kept_at, kept_by FROM intray.import_template
