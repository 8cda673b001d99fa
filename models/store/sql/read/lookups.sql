-- name: lookups
SELECT name, column_names, source, line_count, loaded_at, loaded_by
FROM intray.lookup_row
ORDER BY name

-- name: lookup_lines_from
-- Those whose values begin so, in order.
SELECT value, texts
FROM intray.lookup_line_row
WHERE name = :name AND folded >= :at_least AND folded < :below
ORDER BY folded, number
LIMIT :limit

-- name: lookup_lines_of
-- A range of one value: for an equal one SQLite prefers the primary key, and so all lines.
SELECT value, texts
FROM intray.lookup_line_row
WHERE name = :name AND folded >= :at_least AND folded <= :at_least
ORDER BY folded, number
LIMIT :limit
