-- name: file_template_all
-- How files of one kind are brought in or written, under a name.
CREATE TABLE IF NOT EXISTS file_template_all (
    name EXACT_NAME(255) NOT NULL PRIMARY KEY CHECK (CHAR_LENGTH(name) BETWEEN 1 AND 255),
    kind EXACT_WORD(6) NOT NULL CHECK (kind IN ('import', 'export')),
    template EXACT_TEXT NOT NULL CHECK (CHAR_LENGTH(template) <= 1048576),
    kept_at DATETIME(3) NOT NULL,
    kept_by EXACT_NAME(255) NOT NULL
) EXACT_TABLE

-- name: file_template_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW file_template_row AS
SELECT t.name, t.kind, t.template, CONCAT(REPLACE(t.kept_at, ' ', 'T'), 'Z') AS kept_at, t.kept_by
FROM file_template_all AS t
