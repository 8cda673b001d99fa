-- name: lookup_row
CREATE VIEW lookup_row AS
SELECT id, name, column_names, source, line_count, loaded_at, loaded_by FROM lookup WHERE whole = 1
