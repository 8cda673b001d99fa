INSERT INTO figured (one, last_event) VALUES (1, 0)
