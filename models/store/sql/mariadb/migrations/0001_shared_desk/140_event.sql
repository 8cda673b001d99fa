-- The history. item_id is not a foreign key: the history outlives what it tells of. queue_id decides who may read a
-- line; a tombstone has neither.
CREATE TABLE IF NOT EXISTS event_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT,
    item_id BIGINT,
    at DATETIME(3) NOT NULL,
    kind ENUM('imported', 'added', 'claimed', 'completed', 'returned', 'dismissed', 'failed', 'released', 'expired',
              'taken_back', 'reopened', 'withdrawn', 'tombstone') CHARACTER SET ascii NOT NULL,
    user_name VARCHAR(128) NOT NULL,
    workstation VARCHAR(255) NOT NULL,
    lock_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin,
    operation_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin,
    detail LONGTEXT COLLATE utf8mb4_bin,
    KEY event_item (item_id, id),
    KEY event_finished (user_name, kind, at),
    CONSTRAINT event_operation_once UNIQUE (operation_id),
    CONSTRAINT event_names_its_item CHECK ((item_id IS NULL) = (kind = 'tombstone')),
    CONSTRAINT event_detail_is_json CHECK (detail IS NULL OR JSON_VALID(detail))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
