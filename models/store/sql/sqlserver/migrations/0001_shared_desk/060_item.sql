-- Differs: a key of at most 400 characters fits an index. Written from the manual; nobody has run it yet.
CREATE TABLE intray_data.item (
    id bigint IDENTITY NOT NULL CONSTRAINT item_once PRIMARY KEY,
    queue_id bigint NOT NULL CONSTRAINT item_in_a_queue REFERENCES intray_data.queue (id),
    [key] nvarchar(400) COLLATE Latin1_General_BIN2 NOT NULL,
    priority int NOT NULL,
    rank AS (-CONVERT(bigint, priority)) PERSISTED NOT NULL,
    state varchar(10) NOT NULL
        CONSTRAINT state_known CHECK (state IN ('staged', 'open', 'locked', 'done', 'failed', 'dismissed')),
    available_at datetime2(3) NULL,
    lock_id uniqueidentifier NULL,
    lock_user nvarchar(128) COLLATE Latin1_General_BIN2 NULL,
    lock_workstation nvarchar(255) NULL,
    locked_at datetime2(3) NULL,
    expires_at datetime2(3) NULL,
    attempts int NOT NULL CONSTRAINT item_untried DEFAULT 0,
    import_id bigint NULL CONSTRAINT item_of_an_import REFERENCES intray_data.import (id),
    created_by nvarchar(128) NOT NULL,
    created_at datetime2(3) NOT NULL,
    changes bigint NOT NULL CONSTRAINT item_unchanged DEFAULT 1,
    CONSTRAINT key_unique_in_queue UNIQUE (queue_id, [key]),
    CONSTRAINT key_not_blank CHECK (LEN(LTRIM([key])) > 0),
    CONSTRAINT locked_means_a_whole_lock CHECK (
        (state = 'locked' AND lock_id IS NOT NULL AND lock_user IS NOT NULL AND lock_workstation IS NOT NULL
         AND locked_at IS NOT NULL AND expires_at IS NOT NULL)
        OR (state <> 'locked' AND lock_id IS NULL AND lock_user IS NULL AND lock_workstation IS NULL
            AND locked_at IS NULL AND expires_at IS NULL)),
    CONSTRAINT staged_by_an_import CHECK (state <> 'staged' OR import_id IS NOT NULL)
)
