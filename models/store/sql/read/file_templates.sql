-- name: file_templates
SELECT name, kind, template, kept_at, kept_by
FROM intray.file_template_row
ORDER BY name

-- name: file_template
SELECT name, kind, template, kept_at, kept_by
FROM intray.file_template_row
WHERE name = :name

-- name: import_templates_kept
-- Read for each record at a desk, so without their texts.
SELECT name, kept_at
FROM intray.file_template_row
WHERE kind = 'import'
ORDER BY name
