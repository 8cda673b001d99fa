SELECT id, state, attempts, available_at, import_id FROM item WHERE queue_id = :queue_id AND key = :key
