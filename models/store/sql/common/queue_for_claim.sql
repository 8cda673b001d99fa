SELECT id, paused, locks_per_user, source_query IS NOT NULL AS on_request FROM queue WHERE name = :name
