-- How often each kind of event happened in each quarter of an hour (UTC, such as 2026-11-21T19:45Z), by whom, and between
-- which numbers of the history. quarter '' has all quarters together. What it says is added up from the history.
CREATE TABLE IF NOT EXISTS figure_all (
    quarter CHAR(17) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    queue_id BIGINT NOT NULL,
    kind VARCHAR(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    n BIGINT NOT NULL,
    first_event BIGINT NOT NULL,
    last_event BIGINT NOT NULL,
    PRIMARY KEY (quarter, queue_id, kind, user_name),
    CONSTRAINT figure_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
