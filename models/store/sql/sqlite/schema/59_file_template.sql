-- name: file_template_row
CREATE VIEW file_template_row AS
SELECT name, kind, template, kept_at, kept_by FROM file_template
