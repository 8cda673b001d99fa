-- The last step of adopting: the queue's items stand in a table from now on. With the rights of its caller: only the
-- login that set the database up may write this, because the statements run with the owner's.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION adopt_queue(
    the_queue BIGINT, the_layout EXACT_TEXT, the_statements EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE probe BINARY(1) DEFAULT RANDOM_BYTES(1); -- adopted_call needs it, and older servers have none
    -- In version 1 a lock's id was not a part of what tells it from a later one.
    UPDATE adopted_lock_all AS k JOIN item_all AS i ON i.id = k.item_id JOIN adopted_all AS a ON a.queue_id = i.queue_id
    SET k.lock_time = CONCAT(k.lock_time, ' ', k.lock_id)
    WHERE a.queue_id = the_queue AND JSON_VALUE(a.layout, '$.lock_id') <> ''
      AND JSON_VALUE(a.statements, '$.locked') IS NULL;
    INSERT INTO adopted_all (queue_id, layout, statements) VALUES (the_queue, the_layout, the_statements)
    ON DUPLICATE KEY UPDATE layout = VALUES(layout), statements = VALUES(statements);
    RETURN '{}';
END
