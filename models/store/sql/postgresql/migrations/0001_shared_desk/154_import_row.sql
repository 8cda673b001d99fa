CREATE VIEW intray.import_row WITH (security_invoker = true) AS
SELECT id, queue_id, source, state, "user", intray.iso(started_at) AS started_at, intray.iso(heard_at) AS heard_at
FROM intray.import
