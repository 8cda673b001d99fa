-- Narrow and hot: a claim touches this table and the history only.
-- due_at: of an open item, when it becomes available (NULL: it stands in the line; 1000-01-01: it is available and stands
-- in front, see mark_all); of a locked one, when the lock expires.
-- turn: of an open item, minus its priority; else 0.
-- So one index gives the claim order, what waits for a time, what has expired, and the finished by age; a claim and a
-- completion each change two indexes.
CREATE TABLE IF NOT EXISTS item_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    item_key VARCHAR(700) NOT NULL,
    priority INTEGER NOT NULL DEFAULT 0,
    state ENUM('staged', 'open', 'locked', 'done', 'failed', 'dismissed') CHARACTER SET ascii NOT NULL,
    due_at DATETIME(3),
    turn BIGINT NOT NULL DEFAULT 0,
    lock_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin,
    lock_user VARCHAR(128),
    lock_workstation VARCHAR(255),
    locked_at DATETIME(3),
    attempts INTEGER NOT NULL DEFAULT 0,
    import_id BIGINT,
    created_by VARCHAR(128) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    changes BIGINT NOT NULL DEFAULT 1,
    KEY item_turn (queue_id, state, due_at, turn, id),
    KEY item_holder (lock_user, lock_id),
    KEY item_import (import_id, id),
    CONSTRAINT key_unique_in_queue UNIQUE (queue_id, item_key),
    CONSTRAINT item_in_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id),
    CONSTRAINT item_of_an_import FOREIGN KEY (import_id) REFERENCES import_all (id),
    CONSTRAINT key_not_blank CHECK (CHAR_LENGTH(TRIM(item_key)) > 0),
    CONSTRAINT locked_means_a_whole_lock CHECK (
        (state = 'locked') = (lock_id IS NOT NULL)
        AND (lock_id IS NULL) = (lock_user IS NULL)
        AND (lock_id IS NULL) = (lock_workstation IS NULL)
        AND (lock_id IS NULL) = (locked_at IS NULL)
        AND (lock_id IS NULL OR due_at IS NOT NULL)),
    CONSTRAINT only_open_waits_for_its_turn CHECK (
        state = 'open' OR (turn = 0 AND (due_at IS NULL OR state IN ('staged', 'locked')))),
    CONSTRAINT staged_by_an_import CHECK (state <> 'staged' OR import_id IS NOT NULL)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
