-- name: told
-- When listeners were last told of a queue's change, and when its expired locks were last looked for. Worth nothing
-- after a crash, so it is not logged.
CREATE UNLOGGED TABLE intray.told (
    queue_id bigint NOT NULL PRIMARY KEY,
    told_at timestamptz NOT NULL,
    swept_at timestamptz NOT NULL
) WITH (fillfactor = 10, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000)
