-- name: lookup_line_row
CREATE VIEW lookup_line_row AS
SELECT line.number, lookup.name, line.value, line.folded, line.texts
FROM lookup_line AS line
JOIN lookup ON lookup.id = line.lookup_id AND lookup.whole = 1
