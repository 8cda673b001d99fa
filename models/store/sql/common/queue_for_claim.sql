SELECT id, paused, locks_per_user, 0 AS needs_other_hands FROM queue WHERE name = :name
