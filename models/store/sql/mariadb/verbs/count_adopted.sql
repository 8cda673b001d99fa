-- What a table says: rows that are free, held by whomever, done; in @intray_free, _taken, _done.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE count_adopted(IN the_queue_id BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE statement EXACT_TEXT;
    SELECT JSON_VALUE(a.statements, '$.count') INTO statement FROM adopted_all AS a WHERE a.queue_id = the_queue_id;
    CALL name_row(the_queue_id, '', '', NULL, NULL);
    SET @intray_free = 0, @intray_taken = 0, @intray_done = 0;
    CALL ask_table(CONCAT('SELECT n.free, n.held, n.done INTO @intray_free, @intray_taken, @intray_done FROM (', statement,
                          ') AS n'), NULL);
END
