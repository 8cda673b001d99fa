-- Narrow and hot: a claim touches this table and the history only.
-- available_at is -infinity for what is available now: it sorts first, so one index gives the claim order.
-- PostgreSQL reads each CHECK and each trigger's condition anew for every statement, which makes up a third of a
-- claim's time; so most rules of this table stand in two triggers without conditions.
CREATE TABLE intray.item (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    queue_id bigint NOT NULL REFERENCES intray.queue (id),
    rank bigint NOT NULL,
    available_at timestamptz NOT NULL DEFAULT '-infinity',
    created_at timestamptz NOT NULL,
    change bigint NOT NULL DEFAULT 1,
    import_id bigint REFERENCES intray.import (id),
    locked_at timestamptz,
    expires_at timestamptz,
    lock_id uuid,
    priority integer NOT NULL DEFAULT 0,
    attempts integer NOT NULL DEFAULT 0,
    front boolean NOT NULL DEFAULT false,
    state text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    created_by text COLLATE "C" NOT NULL,
    lock_user text COLLATE "C",
    lock_workstation text,
    CONSTRAINT key_unique_in_queue UNIQUE (queue_id, key)
) WITH (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000,
        autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02)
