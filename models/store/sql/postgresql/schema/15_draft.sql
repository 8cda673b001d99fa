-- name: draft
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

-- name: draft_user
CREATE INDEX draft_user ON intray.draft ("user")

-- name: rows_of_draft
ALTER TABLE intray.draft ENABLE ROW LEVEL SECURITY

-- name: see_draft
-- That something was typed belongs to what an administrator sees of a lock.
CREATE POLICY see_draft ON intray.draft FOR SELECT
USING ("user" = (SELECT intray.my_name()) OR (SELECT intray.i_am('supervisor', 'administrator')))

-- name: draft_row
CREATE VIEW intray.draft_row WITH (security_invoker = true) AS
SELECT item_id, lock_id, "user", revision, content, intray.iso(saved_at) AS saved_at
FROM intray.draft
