UPDATE queue SET paused = :paused WHERE name = :name
