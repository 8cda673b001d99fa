-- Differs: on servers one call asks, and serves what can be served at once.
INSERT INTO work_request (queue_id, user, workstation, lock_id, requested, asked_at)
VALUES (:queue_id, :user, :workstation, :lock, :count, :now)
ON CONFLICT (lock_id) DO NOTHING
