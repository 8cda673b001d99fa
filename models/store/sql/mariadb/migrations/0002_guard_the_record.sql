-- What guards the record: its fields and size, who may read it, and that nobody changed it afterwards.
-- Each statement can be run again: MariaDB commits after every change of a table.

-- name: queue_fields
ALTER TABLE queue_all
    ADD COLUMN IF NOT EXISTS fields EXACT_TEXT NOT NULL DEFAULT '[]',
    ADD COLUMN IF NOT EXISTS required_fields EXACT_TEXT NOT NULL DEFAULT '[]',
    ADD COLUMN IF NOT EXISTS largest_record BIGINT NOT NULL DEFAULT 1048576,
    ADD COLUMN IF NOT EXISTS largest_field BIGINT NOT NULL DEFAULT 1048576

-- name: fields_are_a_list
ALTER TABLE queue_all ADD CONSTRAINT IF NOT EXISTS fields_are_a_list CHECK (JSON_TYPE(fields) = 'ARRAY')

-- name: largest_record_positive
ALTER TABLE queue_all ADD CONSTRAINT IF NOT EXISTS largest_record_positive CHECK (largest_record > 0)

-- name: largest_field_positive
ALTER TABLE queue_all ADD CONSTRAINT IF NOT EXISTS largest_field_positive CHECK (largest_field > 0)

-- name: required_of_schemas
UPDATE queue_all SET required_fields = COALESCE(JSON_QUERY(record_schema, '$.required'), '[]')

-- name: fields_of_schemas
UPDATE queue_all AS q
JOIN (
    SELECT named.id, JSON_ARRAYAGG(named.name ORDER BY named.place, named.nth, named.name) AS names
    FROM (
        SELECT said.id, said.name, MIN(said.place) AS place, MIN(said.nth) AS nth
        FROM (
            SELECT o.id, 1 AS place, t.nth, t.name
            FROM queue_all AS o, JSON_TABLE(o.record_schema, '$."x-intray-order"[*]' COLUMNS (
                nth FOR ORDINALITY, name EXACT_TEXT PATH '$')) AS t
            WHERE JSON_CONTAINS(JSON_KEYS(o.record_schema, '$.properties'), JSON_QUOTE(t.name))
            UNION ALL
            SELECT o.id, 2, 0, t.name
            FROM queue_all AS o, JSON_TABLE(JSON_KEYS(o.record_schema, '$.properties'), '$[*]' COLUMNS (
                name EXACT_TEXT PATH '$')) AS t
            UNION ALL
            SELECT o.id, 3, t.nth, t.name
            FROM queue_all AS o, JSON_TABLE(o.record_schema, '$.required[*]' COLUMNS (
                nth FOR ORDINALITY, name EXACT_TEXT PATH '$')) AS t) AS said
        WHERE said.name IS NOT NULL
        GROUP BY said.id, said.name) AS named
    GROUP BY named.id) AS found ON found.id = q.id
SET q.fields = found.names

-- name: fields_of_records
-- Of queues without a schema: those of their records, oldest first. All are read once.
UPDATE queue_all AS q
JOIN (
    SELECT named.queue_id, JSON_ARRAYAGG(named.name ORDER BY named.first, named.place, named.nth) AS names
    FROM (
        SELECT said.queue_id, said.name, MIN(said.item_id) AS first, MIN(said.place) AS place, MIN(said.nth) AS nth
        FROM (
            SELECT i.queue_id, r.item_id, 1 AS place, t.nth, t.name
            FROM queue_all AS o
            JOIN item_all AS i ON i.queue_id = o.id
            JOIN record_all AS r ON r.item_id = i.id,
            JSON_TABLE(JSON_KEYS(r.imported), '$[*]' COLUMNS (nth FOR ORDINALITY, name EXACT_TEXT PATH '$')) AS t
            WHERE o.fields = '[]'
            UNION ALL
            SELECT i.queue_id, r.item_id, 2, t.nth, t.name
            FROM queue_all AS o
            JOIN item_all AS i ON i.queue_id = o.id
            JOIN record_all AS r ON r.item_id = i.id AND r.current IS NOT NULL,
            JSON_TABLE(JSON_KEYS(r.current), '$[*]' COLUMNS (nth FOR ORDINALITY, name EXACT_TEXT PATH '$')) AS t
            WHERE o.fields = '[]') AS said
        GROUP BY said.queue_id, said.name) AS named
    GROUP BY named.queue_id) AS found ON found.queue_id = q.id
SET q.fields = found.names

-- name: queue_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW queue_row AS
SELECT
    q.id, q.name, q.title, q.record_schema, q.lock_seconds, q.longest_hold_seconds, q.locks_per_user, q.attempts,
    q.dispositions, q.next_queue_id, q.source_query, q.source_fresh_seconds, q.paused, q.changes AS "change",
    following.name AS next_queue, q.other_hands, q.blind_fields, q.decide_queue_id, q.share,
    deciding.name AS decide_queue, q.pause_message, q.first_warning_seconds, q.last_warning_seconds, q.reasons,
    q.fields, q.largest_record, q.largest_field
FROM queue_all AS q
JOIN sight_all AS s
    ON s.queue_id = q.id
    AND s.login = SESSION_LOGIN()
LEFT JOIN queue_all AS following ON following.id = q.next_queue_id
LEFT JOIN queue_all AS deciding ON deciding.id = q.decide_queue_id

-- name: importers_set_no_queue
DELETE FROM role_all WHERE role = 'importer' AND verb = 'set_queue'
