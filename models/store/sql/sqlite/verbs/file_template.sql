-- name: keep_template
INSERT INTO file_template (name, kind, template, kept_at, kept_by)
VALUES (:name, :kind, :template, :now, :user)
ON CONFLICT (name) DO UPDATE SET template = excluded.template, kept_at = excluded.kept_at, kept_by = excluded.kept_by
WHERE kind = excluded.kind

-- name: drop_template
DELETE FROM file_template WHERE name = :name
