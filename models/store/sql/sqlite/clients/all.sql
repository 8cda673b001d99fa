-- Differs: see attach.sql.
SELECT user, workstation, seen_at FROM clients.client
