-- Narrow and hot: a claim touches this table and the history only.
-- available_at is '' for what is available now: it sorts first, so one index gives the claim order.
CREATE TABLE item (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    queue_id INTEGER NOT NULL REFERENCES queue (id),
    key TEXT NOT NULL,
    priority INTEGER NOT NULL DEFAULT 0,
    rank INTEGER NOT NULL GENERATED ALWAYS AS (-priority) VIRTUAL,
    state TEXT NOT NULL,
    available_at TEXT NOT NULL DEFAULT '',
    lock_user TEXT,
    lock_workstation TEXT,
    lock_id TEXT,
    locked_at TEXT,
    expires_at TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    import_id INTEGER REFERENCES import (id),
    created_by TEXT NOT NULL,
    created_at TEXT NOT NULL,
    change INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT key_unique_in_queue UNIQUE (queue_id, key),
    CONSTRAINT key_not_blank CHECK (length(trim(key)) > 0),
    CONSTRAINT state_known CHECK (state IN ('staged', 'open', 'locked', 'done', 'failed', 'dismissed')),
    CONSTRAINT locked_means_a_whole_lock CHECK (
        (state = 'locked') = (lock_id IS NOT NULL)
        AND (lock_id IS NULL) = (lock_user IS NULL)
        AND (lock_id IS NULL) = (lock_workstation IS NULL)
        AND (lock_id IS NULL) = (locked_at IS NULL)
        AND (lock_id IS NULL) = (expires_at IS NULL)),
    CONSTRAINT only_open_waits_for_later CHECK (available_at = '' OR state IN ('staged', 'open')),
    CONSTRAINT staged_by_an_import CHECK (state <> 'staged' OR import_id IS NOT NULL)
) STRICT
