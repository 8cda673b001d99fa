-- name: file_templates
SELECT name, kind, template, kept_at, kept_by
FROM intray.file_template_row
ORDER BY name

-- name: file_template
SELECT name, kind, template, kept_at, kept_by
FROM intray.file_template_row
WHERE name = :name
