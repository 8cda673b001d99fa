-- Wide and cold. current is NULL as long as nobody has corrected anything. Queue and import are those of the item, so
-- that whose record it is can be told without looking at the item.
CREATE TABLE intray.record (
    item_id bigint NOT NULL PRIMARY KEY REFERENCES intray.item (id),
    queue_id bigint NOT NULL,
    import_id bigint,
    imported jsonb NOT NULL,
    current jsonb,
    search text NOT NULL,
    context jsonb,
    result jsonb,
    error text,
    finished_by text COLLATE "C",
    finished_at timestamptz,
    CONSTRAINT finished_whole CHECK (pg_catalog.num_nulls(finished_by, finished_at) <> 1)
) WITH (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000)
