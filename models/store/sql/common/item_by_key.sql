SELECT id, state, attempts, available_at, import_id, is_sent_back FROM item WHERE queue_id = :queue_id AND key = :key
