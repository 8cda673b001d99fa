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
