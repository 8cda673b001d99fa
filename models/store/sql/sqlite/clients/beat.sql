-- Differs: see attach.sql.
INSERT INTO clients.client (user, workstation, seen_at)
VALUES (:user, :workstation, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
ON CONFLICT (user, workstation) DO UPDATE SET seen_at = excluded.seen_at
