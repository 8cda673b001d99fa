UPDATE queue SET paused = :paused, pause_message = :message WHERE name = :name
