-- Queues whose items stand in a table that was there before: where, and the statements made from that when it was
-- adopted. They run with the owner's rights, so only the login that set the database up can write them.
CREATE TABLE IF NOT EXISTS adopted_all (
    queue_id BIGINT NOT NULL PRIMARY KEY,
    layout LONGTEXT COLLATE utf8mb4_bin NOT NULL,
    statements LONGTEXT COLLATE utf8mb4_bin NOT NULL,
    CONSTRAINT adopted_is_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id) ON DELETE CASCADE,
    CONSTRAINT layout_is_json CHECK (JSON_VALID(layout)),
    CONSTRAINT statements_are_json CHECK (JSON_VALID(statements))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
