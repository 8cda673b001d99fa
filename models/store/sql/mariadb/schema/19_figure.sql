-- name: figure_all
-- How often each kind of event happened in each quarter of an hour (UTC, such as 2026-11-21T19:45Z), by whom, and between
-- which numbers of the history. quarter '' has all quarters together. What it says is added up from the history.
CREATE TABLE IF NOT EXISTS figure_all (
    quarter EXACT_CODE(17) NOT NULL,
    queue_id BIGINT NOT NULL,
    kind EXACT_WORD(12) NOT NULL,
    user VARCHAR(128) NOT NULL,
    n BIGINT NOT NULL,
    first_event BIGINT NOT NULL,
    last_event BIGINT NOT NULL,
    PRIMARY KEY (quarter, queue_id, kind, user),
    CONSTRAINT figure_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) EXACT_TABLE

-- name: figure_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW figure_row AS
SELECT f.quarter, f.queue_id, f.kind, f.user, f.n, f.first_event, f.last_event
FROM figure_all AS f
JOIN sight_all AS s
    ON s.queue_id = f.queue_id AND s.sees_items = 1
    AND s.login = SESSION_LOGIN()
