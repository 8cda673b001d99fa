-- name: begin_lookup
INSERT INTO lookup (name, column_names, source, loading, loaded_at, loaded_by)
VALUES (:name, :columns, :source, :loading, :now, :user)
ON CONFLICT DO NOTHING

-- name: lookup_being_loaded
SELECT id FROM lookup WHERE loading = :loading AND whole = 0 AND line_count = :before AND loaded_by = :user

-- name: add_lookup_lines
INSERT INTO lookup_line (lookup_id, number, value, folded, texts)
SELECT :lookup, :before + line.key + 1, line.value ->> 0, line.value ->> 1, line.value ->> 2
FROM json_each(:lines) AS line

-- name: drop_other_lookups
DELETE FROM lookup WHERE name = :name AND id <> :lookup

-- name: count_lookup_lines
UPDATE lookup SET line_count = :count, whole = :last WHERE id = :lookup

-- name: drop_lookup
DELETE FROM lookup WHERE name = :name
