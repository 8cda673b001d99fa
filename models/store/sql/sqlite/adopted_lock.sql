-- Differs: servers keep this to their own functions.
INSERT INTO adopted_lock (item_id, lock_time) VALUES (:item, :lock_time)
ON CONFLICT (item_id) DO UPDATE SET lock_time = excluded.lock_time
