-- A selftest's queue and its items, which go again with their history: exactly these and nothing else ever.
CREATE TABLE intray.selftest (
    queue_id bigint NOT NULL PRIMARY KEY REFERENCES intray.queue (id),
    first_item bigint NOT NULL,
    last_item bigint NOT NULL,
    made_at timestamptz NOT NULL
)
