-- What has been typed under a lock. Stays when the lock is lost.
CREATE TABLE intray.draft (
    item_id bigint NOT NULL REFERENCES intray.item (id),
    lock_id uuid NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    revision bigint NOT NULL,
    content jsonb NOT NULL,
    saved_at timestamptz NOT NULL,
    PRIMARY KEY (item_id, lock_id)
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000)
