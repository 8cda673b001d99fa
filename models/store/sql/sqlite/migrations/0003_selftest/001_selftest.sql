-- A selftest's queue and its items, which go again with their history: exactly these and nothing else ever.
CREATE TABLE selftest (
    queue_id INTEGER PRIMARY KEY REFERENCES queue (id),
    first_item INTEGER NOT NULL,
    last_item INTEGER NOT NULL,
    made_at TEXT NOT NULL
) STRICT
