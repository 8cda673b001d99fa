-- name: set_user
INSERT INTO "user" (name, roles, queues) VALUES (:name, :roles, :queues)
ON CONFLICT (name) DO UPDATE
SET roles = excluded.roles, queues = excluded.queues

-- name: remove_user
DELETE FROM "user" WHERE name = :name
