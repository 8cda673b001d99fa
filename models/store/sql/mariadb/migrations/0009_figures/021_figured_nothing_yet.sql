INSERT IGNORE INTO figured_all (one, last_event) VALUES (1, 0)
