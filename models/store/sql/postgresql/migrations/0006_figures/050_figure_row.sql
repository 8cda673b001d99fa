CREATE VIEW intray.figure_row WITH (security_invoker = true) AS
SELECT quarter, queue_id, kind, "user", n, first_event, last_event FROM intray.figure
