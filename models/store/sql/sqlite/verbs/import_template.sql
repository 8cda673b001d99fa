-- name: keep_template
INSERT INTO import_template (name, template, kept_at, kept_by)
VALUES (:name, :template, :now, :user)
ON CONFLICT (name) DO UPDATE SET template = excluded.template, kept_at = excluded.kept_at, kept_by = excluded.kept_by

-- name: drop_template
DELETE FROM import_template WHERE name = :name
