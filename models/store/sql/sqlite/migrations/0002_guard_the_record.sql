-- What guards the record: its fields and size, who may read it, and that nobody changed it afterwards.

-- name: queue_fields
ALTER TABLE queue ADD COLUMN fields TEXT NOT NULL DEFAULT '[]'
    CONSTRAINT fields_are_a_list CHECK (json_type(fields) = 'array')

-- name: queue_largest_record
ALTER TABLE queue ADD COLUMN largest_record INTEGER NOT NULL DEFAULT 1048576
    CONSTRAINT largest_record_positive CHECK (largest_record > 0)

-- name: queue_largest_field
ALTER TABLE queue ADD COLUMN largest_field INTEGER NOT NULL DEFAULT 1048576
    CONSTRAINT largest_field_positive CHECK (largest_field > 0)

-- name: fields_of_schemas
UPDATE queue SET fields = (
    SELECT json_group_array(name)
    FROM (
        SELECT name
        FROM (
            SELECT 1 AS rank, said.key AS nth, said.value AS name
            FROM json_each(queue.record_schema, '$."x-intray-order"') AS said
            WHERE said.value IN (SELECT key FROM json_each(queue.record_schema, '$.properties'))
            UNION ALL
            SELECT 2, 0, said.key FROM json_each(queue.record_schema, '$.properties') AS said
            UNION ALL
            SELECT 3, said.key, said.value FROM json_each(queue.record_schema, '$.required') AS said)
        WHERE typeof(name) = 'text'
        GROUP BY name ORDER BY min(rank), min(nth), name LIMIT -1))

-- name: fields_of_records
-- Of queues without a schema: those of their records, oldest first. All are read once.
UPDATE queue SET fields = (
    SELECT json_group_array(name)
    FROM (
        SELECT said.key AS name
        FROM item
        CROSS JOIN record ON record.item_id = item.id
        CROSS JOIN json_each(json_patch(record.imported, coalesce(record.current, '{}'))) AS said
        WHERE item.queue_id = queue.id AND json_type(record.imported) = 'object' AND typeof(said.key) = 'text'
        GROUP BY said.key ORDER BY min(record.item_id), min(said.id) LIMIT -1))
WHERE fields = '[]'

-- name: drop_queue_row
DROP VIEW queue_row

-- name: queue_row
CREATE VIEW queue_row AS
SELECT queue.*, next_queue.name AS next_queue, decide_queue.name AS decide_queue
FROM queue
LEFT JOIN queue AS next_queue ON next_queue.id = queue.next_queue_id
LEFT JOIN queue AS decide_queue ON decide_queue.id = queue.decide_queue_id
