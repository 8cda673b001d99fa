CREATE VIEW intray.event_row WITH (security_invoker = true) AS
SELECT id, item_id, intray.iso(at) AS at, kind::text AS kind, "user", workstation, lock_id, operation_id, detail
FROM intray.event
