CREATE VIEW import_row AS
SELECT id, queue_id, source, state, user, started_at, heard_at FROM import
