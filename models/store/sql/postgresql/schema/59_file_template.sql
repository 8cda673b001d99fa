-- name: file_template_row
CREATE VIEW intray.file_template_row WITH (security_invoker = true) AS
SELECT name, kind, template, intray.iso(kept_at) AS kept_at, kept_by FROM intray.file_template
