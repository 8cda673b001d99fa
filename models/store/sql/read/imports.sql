-- name: unfinished_imports
SELECT * FROM intray.import_row WHERE state IN ('staging', 'accepted', 'discarding') ORDER BY id
