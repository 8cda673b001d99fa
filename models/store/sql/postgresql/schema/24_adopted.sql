-- name: adopted
-- Queues whose items stand in a table that was there before: where, and the statements made from that when it was
-- adopted. They run with the owner's rights, so only adopt_queue writes them.
CREATE TABLE intray.adopted (
    queue_id bigint NOT NULL PRIMARY KEY REFERENCES intray.queue (id) ON DELETE CASCADE,
    layout jsonb NOT NULL,
    statements jsonb NOT NULL
)

-- name: adopted_row
CREATE VIEW intray.adopted_row AS
SELECT adopted.queue_id, queue.name AS queue, adopted.layout
FROM intray.adopted
JOIN intray.queue ON queue.id = adopted.queue_id
WHERE queue.id = ANY ((SELECT intray.my_queues())::bigint[]) OR (SELECT intray.i_am('{importer,administrator}'))
