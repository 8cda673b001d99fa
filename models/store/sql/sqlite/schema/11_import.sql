-- name: import_row
CREATE VIEW import_row AS
SELECT id, queue_id, source, state, user, started_at, heard_at, told, recalled_at, recalled_by FROM import
