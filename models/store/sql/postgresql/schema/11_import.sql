-- name: import
-- One bringing-in of many items, a delivery. Its items stay staged, unseen, until it is accepted. told: the file's digest and
-- what was counted. first_item and last_item: between which numbers its items are. recalled_at: when it was taken back.
CREATE TABLE intray.import (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    queue_id bigint NOT NULL REFERENCES intray.queue (id),
    source text NOT NULL,
    state text COLLATE "C" NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    workstation text NOT NULL,
    started_at timestamptz NOT NULL,
    heard_at timestamptz NOT NULL,
    told jsonb,
    first_item bigint,
    last_item bigint,
    recalled_at timestamptz,
    recalled_by text COLLATE "C",
    CONSTRAINT import_state_known CHECK (state IN ('staging', 'accepted', 'complete', 'discarding', 'discarded'))
)

-- name: import_one_at_a_time
CREATE UNIQUE INDEX import_one_at_a_time ON intray.import (queue_id)
WHERE state IN ('staging', 'accepted', 'discarding')

-- name: hidden_imports
-- Whose rows nobody sees yet, or any more.
CREATE FUNCTION intray.hidden_imports() RETURNS bigint[] LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $fn$
BEGIN
    RETURN (
        SELECT coalesce(pg_catalog.array_agg(id), '{}') FROM intray.import WHERE state IN ('staging', 'discarding'));
END
$fn$

-- name: rows_of_import
ALTER TABLE intray.import ENABLE ROW LEVEL SECURITY

-- name: see_import
CREATE POLICY see_import ON intray.import FOR SELECT
USING ((SELECT intray.i_am('importer', 'administrator', 'supervisor', 'auditor')))

-- name: import_row
CREATE VIEW intray.import_row WITH (security_invoker = true) AS
SELECT id, queue_id, source, state, "user", intray.iso(started_at) AS started_at, intray.iso(heard_at) AS heard_at,
       told, intray.iso(recalled_at) AS recalled_at, recalled_by
FROM intray.import
