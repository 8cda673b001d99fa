SELECT id, paused, locks_per_user, source_query IS NOT NULL AS on_request, 0 AS needs_other_hands
FROM queue WHERE name = :name
