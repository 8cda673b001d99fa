-- name: lookup_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW lookup_row AS
SELECT l.id, l.kept_name AS name, l.column_names, l.source, l.line_count, CONCAT(REPLACE(l.loaded_at, ' ', 'T'), 'Z') AS loaded_at, l.loaded_by
FROM lookup_all AS l
WHERE l.kept_name IS NOT NULL
