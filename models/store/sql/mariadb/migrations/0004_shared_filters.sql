-- Filters of a queue's list that are shared with everybody who sees the queue.
-- Each statement can be run again: MariaDB commits after every change of a table.

-- name: shared_filter_all
-- What to show of a queue's list, under a name, for everybody who sees the queue.
CREATE TABLE IF NOT EXISTS shared_filter_all (
    queue_id BIGINT NOT NULL,
    name EXACT_NAME(100) NOT NULL CHECK (CHAR_LENGTH(name) BETWEEN 1 AND 100),
    filter EXACT_TEXT NOT NULL CHECK (CHAR_LENGTH(filter) <= 65536),
    shared_at DATETIME(3) NOT NULL,
    shared_by EXACT_NAME(255) NOT NULL,
    PRIMARY KEY (queue_id, name),
    CONSTRAINT shared_filter_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: shared_filter_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW shared_filter_row AS
SELECT q.name AS queue, f.name, f.filter, CONCAT(REPLACE(f.shared_at, ' ', 'T'), 'Z') AS shared_at, f.shared_by
FROM shared_filter_all AS f
JOIN queue_all AS q ON q.id = f.queue_id
JOIN sight_all AS s ON s.queue_id = f.queue_id AND s.sees_items = 1 AND s.login = SESSION_LOGIN()
