-- name: delivered
-- What an import brought last for an item that was there before: what the next one is compared with, as soon as it differs
-- from what came in first. recalled_at: when the item was taken out of its queue again; it comes back with its key.
-- worked_from: what people's work is compared with in its place, until somebody has seen what was proposed since.
CREATE TABLE intray.delivered (
    item_id bigint NOT NULL PRIMARY KEY REFERENCES intray.item (id) ON DELETE CASCADE,
    import_id bigint REFERENCES intray.import (id),
    record jsonb,
    recalled_at timestamptz,
    worked_from jsonb
)

-- name: rows_of_delivered
ALTER TABLE intray.delivered ENABLE ROW LEVEL SECURITY

-- name: see_delivered
-- Whoever reads the item's record.
CREATE POLICY see_delivered ON intray.delivered FOR SELECT
USING (EXISTS (SELECT 1 FROM intray.record AS its WHERE its.item_id = delivered.item_id))

-- name: delivered_row
CREATE VIEW intray.delivered_row WITH (security_invoker = true) AS
SELECT delivered.item_id, coalesce(delivered.worked_from, delivered.record) AS record FROM intray.delivered

-- name: redelivered
-- What an import says of items that were there before. outcome: waiting until the import was accepted; same: the record is
-- as it was (told only where the file has everything); updated; proposed: a person decides; again: it had been taken out
-- and is back; refused. record is what the file says, as long as it waits.
CREATE TABLE intray.redelivered (
    import_id bigint NOT NULL REFERENCES intray.import (id),
    item_id bigint NOT NULL REFERENCES intray.item (id) ON DELETE CASCADE,
    record jsonb,
    outcome text COLLATE "C" NOT NULL,
    PRIMARY KEY (import_id, item_id),
    CONSTRAINT redelivered_outcome_known CHECK (
        outcome IN ('waiting', 'same', 'updated', 'proposed', 'again', 'refused'))
)

-- name: redelivered_item
CREATE INDEX redelivered_item ON intray.redelivered (item_id)

-- name: redelivered_waiting
CREATE INDEX redelivered_waiting ON intray.redelivered (import_id, item_id) WHERE outcome = 'waiting'

-- name: rows_of_redelivered
ALTER TABLE intray.redelivered ENABLE ROW LEVEL SECURITY

-- name: see_redelivered
CREATE POLICY see_redelivered ON intray.redelivered FOR SELECT
USING ((SELECT intray.i_am('importer', 'administrator', 'supervisor', 'auditor')))

-- name: redelivered_row
CREATE VIEW intray.redelivered_row WITH (security_invoker = true) AS
SELECT redelivered.import_id, redelivered.item_id, redelivered.outcome FROM intray.redelivered
