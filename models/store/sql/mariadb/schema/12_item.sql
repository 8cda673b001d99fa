-- name: item_all
-- Narrow and hot: a claim touches this table and the history only.
-- available_at is NULL for what is available now. front: it is available and stands before the mark of its queue (see mark_all).
-- from_item_id: the item of the step before. not_for, nor_for: who did the steps before, and is not the one to do this
-- one where the queue wants other hands. sent_back_by, sent_back_reason: who sent it back to this step, and why.
-- is_sent_back: it ended here by being sent back, and opens again when its record comes again.
-- assigned_to: for whom the item is: a user, or @ and a tag; while it waits it stands in their line (see assignee_all).
-- An index of some rows only, such as the open ones, is not to be had. So one index, item_turn, gives the claim order, what
-- waits for a time, what has expired, and the finished by age; a claim and a completion each change two indexes. Its columns
-- due_at and turn are made of the others: of an open item when it is available (FRONT_TIME: in front) and its rank, of a
-- locked one when its lock expires.
CREATE TABLE IF NOT EXISTS item_all (
    id BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
    queue_id BIGINT NOT NULL,
    "key" VARCHAR(700) NOT NULL,
    priority INTEGER NOT NULL DEFAULT 0,
    "rank" BIGINT AS (-priority) VIRTUAL,
    state ENUM('staged', 'open', 'locked', 'done', 'failed', 'dismissed') CHARACTER SET ascii NOT NULL,
    available_at DATETIME(3),
    front TINYINT NOT NULL DEFAULT 0,
    lock_id EXACT_CODE(36),
    lock_user VARCHAR(128),
    lock_workstation VARCHAR(255),
    locked_at DATETIME(3),
    expires_at DATETIME(3),
    attempts INTEGER NOT NULL DEFAULT 0,
    import_id BIGINT,
    created_by VARCHAR(128) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    "change" BIGINT NOT NULL DEFAULT 1,
    from_item_id BIGINT,
    not_for VARCHAR(128),
    nor_for VARCHAR(128),
    sent_back_by VARCHAR(128),
    sent_back_reason EXACT_TEXT,
    is_sent_back TINYINT,
    assigned_to VARCHAR(128),
    line DATETIME(3),
    due_at DATETIME(3) AS (CASE state WHEN 'locked' THEN expires_at WHEN 'open' THEN IF(front = 1, FRONT_TIME, available_at) END) STORED,
    turn BIGINT AS (IF(state = 'open', -priority, 0)) STORED,
    KEY item_turn (queue_id, state, due_at, turn, id),
    KEY item_holder (lock_user, lock_id),
    KEY item_import (import_id, id),
    KEY item_from (from_item_id),
    CONSTRAINT key_unique_in_queue UNIQUE (queue_id, "key"),
    CONSTRAINT item_in_a_queue FOREIGN KEY (queue_id) REFERENCES queue_all (id),
    CONSTRAINT item_of_an_import FOREIGN KEY (import_id) REFERENCES import_all (id),
    CONSTRAINT key_not_blank CHECK (CHAR_LENGTH(TRIM("key")) > 0),
    CONSTRAINT locked_means_a_whole_lock CHECK (
        (state = 'locked') = (lock_id IS NOT NULL)
        AND (lock_id IS NULL) = (lock_user IS NULL)
        AND (lock_id IS NULL) = (lock_workstation IS NULL)
        AND (lock_id IS NULL) = (locked_at IS NULL)
        AND (lock_id IS NULL) = (expires_at IS NULL)),
    CONSTRAINT only_open_waits_for_later CHECK (available_at IS NULL OR state IN ('staged', 'open')),
    CONSTRAINT only_open_stands_in_front CHECK (front = 0 OR (state = 'open' AND available_at IS NULL)),
    CONSTRAINT staged_by_an_import CHECK (state <> 'staged' OR import_id IS NOT NULL)
) EXACT_TABLE

-- name: item
-- Without the record. A lock's id is its holder's, and of those who release locks or check the history. due_at and turn are the columns of the index in claim order (see item_all).
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW item AS
SELECT
    i.id, i.queue_id, i."key", i.priority, i."rank", i.state,
    COALESCE(CONCAT(REPLACE(i.available_at, ' ', 'T'), 'Z'), '') AS available_at,
    CASE WHEN s.sees_locks OR i.lock_user = s.user THEN i.lock_id END AS lock_id, i.lock_user, i.lock_workstation,
    CONCAT(REPLACE(i.locked_at, ' ', 'T'), 'Z') AS locked_at,
    CONCAT(REPLACE(i.expires_at, ' ', 'T'), 'Z') AS expires_at,
    i.attempts, i.created_by, CONCAT(REPLACE(i.created_at, ' ', 'T'), 'Z') AS created_at, i."change",
    i.due_at, i.turn, i.from_item_id
FROM item_all AS i
JOIN sight_all AS s
    ON s.queue_id = i.queue_id AND s.sees_items = 1
    AND s.login = SESSION_LOGIN()
WHERE i.state <> 'staged'
