-- The history. item_id is not a foreign key: the history outlives what it tells of. queue_id is that of the item.
CREATE TABLE intray.event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    item_id bigint,
    queue_id bigint,
    at timestamptz NOT NULL,
    kind intray.event_kind NOT NULL,
    "user" text COLLATE "C" NOT NULL,
    workstation text NOT NULL,
    lock_id uuid,
    operation_id uuid,
    detail jsonb,
    CONSTRAINT event_names_its_item CHECK (
        pg_catalog.num_nulls(item_id, queue_id) = CASE kind WHEN 'tombstone' THEN 2 ELSE 0 END)
) WITH (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000,
        autovacuum_vacuum_insert_scale_factor = 0.01)
