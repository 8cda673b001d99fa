INSERT INTO sqlite_sequence (name, seq) SELECT 'event_again', seq FROM sqlite_sequence WHERE name = 'event'
