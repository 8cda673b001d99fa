-- Differs: see attach.sql.
DETACH DATABASE clients
