CREATE VIEW intray.user_row WITH (security_invoker = true) AS
SELECT "user".name, CASE WHEN "user".server = (SELECT system_identifier FROM pg_catalog.pg_control_system())
                         THEN pg_catalog.pg_get_userbyid("user".role_oid)::text ELSE '' END AS login, "user".active,
       pg_catalog.array_to_string("user".roles, ',') AS roles,
       coalesce((SELECT pg_catalog.string_agg(queue.name, ',' ORDER BY queue.name)
                 FROM intray.membership
                 JOIN intray.queue ON queue.id = membership.queue_id
                 WHERE membership."user" = "user".name), '') AS queues
FROM intray."user"
