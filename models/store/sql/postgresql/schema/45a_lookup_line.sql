-- name: lookup_line_row
CREATE VIEW intray.lookup_line_row WITH (security_invoker = true) AS
SELECT line.number, lookup.name, line.value, line.folded, line.texts
FROM intray.lookup_line AS line
JOIN intray.lookup ON lookup.id = line.lookup_id AND lookup.whole = 1
