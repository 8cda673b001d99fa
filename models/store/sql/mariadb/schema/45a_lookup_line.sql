-- name: lookup_line_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW lookup_line_row AS
SELECT line.number, l.kept_name AS name, line.value, line.folded, line.texts
FROM lookup_line_all AS line
JOIN lookup_all AS l ON l.id = line.lookup_id AND l.kept_name IS NOT NULL
