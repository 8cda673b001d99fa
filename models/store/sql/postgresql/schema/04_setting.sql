-- name: database_id
-- Tells this database from every other one, whatever address it is reached by; and counts what leaves no other trace.
INSERT INTO intray.setting (name, value)
VALUES ('database_id', pg_catalog.gen_random_uuid()::text), ('removed_queues', '0')
