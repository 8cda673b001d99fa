CREATE VIEW intray.adopted_row AS
SELECT adopted.queue_id, queue.name AS queue, adopted.layout
FROM intray.adopted
JOIN intray.queue ON queue.id = adopted.queue_id
WHERE queue.id = ANY ((SELECT intray.my_queues())::bigint[]) OR (SELECT intray.i_am('{importer,administrator}'))
