-- "User U asked for n items of queue Q". Its items bear lock_id, which the client made.
CREATE TABLE IF NOT EXISTS work_request_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    workstation VARCHAR(255) NOT NULL,
    lock_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    requested INTEGER NOT NULL,
    assigned INTEGER NOT NULL DEFAULT 0,
    state ENUM('busy', 'full', 'partial', 'none') CHARACTER SET ascii NOT NULL DEFAULT 'busy',
    reason VARCHAR(64) CHARACTER SET ascii NOT NULL DEFAULT '',
    detail LONGTEXT COLLATE utf8mb4_bin NOT NULL DEFAULT '',
    asked_at DATETIME(3) NOT NULL,
    answered_at DATETIME(3),
    KEY work_request_waiting (queue_id, state, id),
    KEY work_request_asked (queue_id, asked_at),
    CONSTRAINT asked_for_once UNIQUE (lock_id),
    CONSTRAINT request_of_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE,
    CONSTRAINT requested_positive CHECK (requested > 0),
    CONSTRAINT assigned_within_requested CHECK (assigned BETWEEN 0 AND requested),
    CONSTRAINT request_state_fits CHECK (
        (state = 'busy') = (answered_at IS NULL)
        AND assigned = CASE state WHEN 'full' THEN requested WHEN 'partial' THEN assigned ELSE 0 END)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
