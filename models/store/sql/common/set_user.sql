INSERT INTO "user" (name, roles, queues) VALUES (:name, :roles, :queues)
ON CONFLICT (name) DO UPDATE
SET roles = excluded.roles, queues = excluded.queues
