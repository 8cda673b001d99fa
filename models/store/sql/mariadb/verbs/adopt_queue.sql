-- The last step of adopting: the queue's items stand in a table from now on. With the rights of its caller: only the
-- login that set the database up may write this, because the statements run with the owner's.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION adopt_queue(
    the_queue BIGINT, the_layout EXACT_TEXT, the_statements EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE probe BINARY(1) DEFAULT RANDOM_BYTES(1); -- adopted_call needs it, and older servers have none
    INSERT INTO adopted_all (queue_id, layout, statements) VALUES (the_queue, the_layout, the_statements)
    ON DUPLICATE KEY UPDATE layout = VALUES(layout), statements = VALUES(statements);
    RETURN '{}';
END
