-- name: open_count
-- How many items of a long queue were open when somebody last counted them, and how long that took; whoever asks next need
-- not count (open_items, keep_open_count). Worth nothing after a crash, so it is not logged.
CREATE UNLOGGED TABLE intray.open_count (
    queue_id bigint NOT NULL PRIMARY KEY REFERENCES intray.queue (id) ON DELETE CASCADE,
    items bigint NOT NULL,
    counted_at timestamptz NOT NULL,
    took interval NOT NULL
) WITH (fillfactor = 10)
