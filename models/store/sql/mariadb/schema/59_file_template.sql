-- name: file_template_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW file_template_row AS
SELECT t.name, t.kind, t.template, CONCAT(REPLACE(t.kept_at, ' ', 'T'), 'Z') AS kept_at, t.kept_by
FROM file_template_all AS t
