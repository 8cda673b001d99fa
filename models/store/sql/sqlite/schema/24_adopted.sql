-- name: adopted_row
CREATE VIEW adopted_row AS
SELECT adopted.queue_id, queue.name AS queue, adopted.layout
FROM adopted
JOIN queue ON queue.id = adopted.queue_id
