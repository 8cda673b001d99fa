SELECT id, paused, locks_per_user FROM queue WHERE name = :name
