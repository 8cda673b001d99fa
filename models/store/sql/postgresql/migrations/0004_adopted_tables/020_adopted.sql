-- Queues whose items stand in a table that was there before: where, and the statements made from that when it was
-- adopted. They run with the owner's rights, so only adopt_queue writes them.
CREATE TABLE intray.adopted (
    queue_id bigint NOT NULL PRIMARY KEY REFERENCES intray.queue (id) ON DELETE CASCADE,
    layout jsonb NOT NULL,
    statements jsonb NOT NULL
)
