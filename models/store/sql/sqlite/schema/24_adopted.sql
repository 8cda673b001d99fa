-- name: adopted
-- Queues whose items stand in a table that was there before: where, and the statements made from that when it was adopted.
CREATE TABLE adopted (
    queue_id INTEGER PRIMARY KEY REFERENCES queue (id) ON DELETE CASCADE,
    layout TEXT NOT NULL,
    statements TEXT NOT NULL,
    CONSTRAINT layout_is_json CHECK (json_valid(layout)),
    CONSTRAINT statements_are_json CHECK (json_valid(statements))
) STRICT

-- name: adopted_row
CREATE VIEW adopted_row AS
SELECT adopted.queue_id, queue.name AS queue, adopted.layout
FROM adopted
JOIN queue ON queue.id = adopted.queue_id
