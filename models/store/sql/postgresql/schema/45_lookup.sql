-- name: lookup_row
CREATE VIEW intray.lookup_row WITH (security_invoker = true) AS
SELECT id, name, column_names, source, line_count, to_char(loaded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS loaded_at, loaded_by
FROM intray.lookup
WHERE whole = 1
