-- name: source_row
-- What the last run of a queue's query found, without what will not come back; rank as in item.
CREATE TABLE intray.source_row (
    queue_id bigint NOT NULL REFERENCES intray.queue (id) ON DELETE CASCADE,
    rank bigint NOT NULL,
    place bigint NOT NULL,
    key text COLLATE "C" NOT NULL,
    record jsonb NOT NULL,
    PRIMARY KEY (queue_id, rank, place)
)
