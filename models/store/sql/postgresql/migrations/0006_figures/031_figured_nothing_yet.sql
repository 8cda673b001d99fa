INSERT INTO intray.figured (one, last_event) VALUES (1, 0)
