CREATE VIEW intray.figured_row WITH (security_invoker = true) AS SELECT last_event FROM intray.figured
