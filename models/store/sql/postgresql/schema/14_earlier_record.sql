-- name: earlier_record
-- What the record of an item was before an ending of it was undone, or what came anew from the step before: then
-- finished_at is NULL. The record itself keeps how it came in and how it is.
CREATE TABLE intray.earlier_record (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    item_id bigint NOT NULL REFERENCES intray.item (id) ON DELETE CASCADE,
    record jsonb NOT NULL,
    error text,
    finished_by text COLLATE "C",
    finished_at timestamptz,
    CONSTRAINT earlier_record_finished_whole CHECK (pg_catalog.num_nulls(finished_by, finished_at) <> 1)
)

-- name: earlier_record_item
CREATE INDEX earlier_record_item ON intray.earlier_record (item_id, id)

-- name: rows_of_earlier_record
ALTER TABLE intray.earlier_record ENABLE ROW LEVEL SECURITY

-- name: see_earlier_record
-- Whoever answers for all records, of those queues that they see.
CREATE POLICY see_earlier_record ON intray.earlier_record FOR SELECT
USING ((SELECT intray.i_am('supervisor', 'administrator'))
       AND EXISTS (SELECT 1 FROM intray.record WHERE record.item_id = earlier_record.item_id))

-- name: earlier_record_row
CREATE VIEW intray.earlier_record_row WITH (security_invoker = true) AS
SELECT id, item_id, record, error, finished_by, intray.iso(finished_at) AS finished_at
FROM intray.earlier_record
