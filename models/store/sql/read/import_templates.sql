-- name: import_templates
SELECT name, template, kept_at, kept_by
FROM intray.import_template_row
ORDER BY name

-- name: import_template
SELECT name, template, kept_at, kept_by
FROM intray.import_template_row
WHERE name = :name
