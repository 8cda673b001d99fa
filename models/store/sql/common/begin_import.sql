INSERT INTO import (queue_id, source, state, user, workstation, started_at, heard_at)
VALUES (:queue_id, :source, 'staging', :user, :workstation, :now, :now)
ON CONFLICT DO NOTHING
