-- Reads the rows of a criteria query into source_found_all, with the rights of an account that nobody logs in as and
-- that may read only what an administrator granted to it. What the columns are called tells a view that stands for a
-- moment; it is prepared before, because that says better what is wrong. ORDER BY in a subquery counts only with LIMIT.
-- The text becomes part of one SELECT, so it cannot write. has_key is NULL when a column "key" is missing; the columns
-- are given as a list.
CREATE OR REPLACE DEFINER = 'intray_source'@'localhost' PROCEDURE found_by_source(
    IN the_queue_id BIGINT, IN the_source EXACT_TEXT, IN most BIGINT UNSIGNED, IN longest BIGINT,
    OUT the_columns EXACT_TEXT, OUT has_key INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE line_break EXACT_TEXT DEFAULT CHAR(10);
    DECLARE its_text, plain_text, pairs, rank EXACT_TEXT;
    DECLARE is_ordered INTEGER DEFAULT 1;
    DECLARE EXIT HANDLER FOR SQLEXCEPTION
    BEGIN
        DO RELEASE_LOCK(CONCAT('intray.shape.', LEFT(MD5(DATABASE()), 16)));
        RESIGNAL;
    END;
    DO GET_LOCK(line_lock(CONNECTION_ID()), 0);
    SET plain_text = CONCAT('SELECT * FROM (', line_break, REGEXP_REPLACE(the_source, '[;[:space:]]+$', ''), line_break);
    SET its_text = CONCAT(plain_text, 'LIMIT 18446744073709551615) AS found');
    SET plain_text = CONCAT(plain_text, ') AS found');
    BEGIN
        DECLARE CONTINUE HANDLER FOR 1064 SET is_ordered = 0;
        PREPARE source_shape FROM its_text;
    END;
    IF NOT is_ordered THEN
        SET its_text = plain_text;
        PREPARE source_shape FROM its_text;
    END IF;
    DEALLOCATE PREPARE source_shape;
    DO GET_LOCK(CONCAT('intray.shape.', LEFT(MD5(DATABASE()), 16)), 10);
    EXECUTE IMMEDIATE CONCAT('CREATE OR REPLACE VIEW source_shape AS ', its_text);
    SELECT GROUP_CONCAT(CASE WHEN LOWER(c.column_name) NOT IN ('key', 'priority') THEN
               CONCAT(QUOTE(c.column_name), ', `', REPLACE(c.column_name, '`', '``'), '`') END
               ORDER BY c.ordinal_position),
           GROUP_CONCAT(c.column_name ORDER BY c.ordinal_position SEPARATOR '\n'),
           MAX(CASE WHEN LOWER(c.column_name) = 'key' THEN 1 END),
           MAX(CASE WHEN LOWER(c.column_name) = 'priority' THEN 'CAST(`priority` AS SIGNED)' END)
    INTO pairs, the_columns, has_key, rank
    FROM information_schema.columns AS c
    WHERE c.table_schema = DATABASE() AND c.table_name = 'source_shape';
    DROP VIEW source_shape;
    DO RELEASE_LOCK(CONCAT('intray.shape.', LEFT(MD5(DATABASE()), 16)));
    DELETE FROM source_found_all WHERE queue_id = the_queue_id;
    IF has_key THEN
        EXECUTE IMMEDIATE CONCAT(
            'SET STATEMENT max_statement_time = ', longest, ' FOR ',
            'INSERT INTO source_found_all (queue_id, item_key, priority, record) SELECT ', the_queue_id,
            ', CAST(`key` AS CHAR), ', COALESCE(rank, '0'), ', JSON_OBJECT(', COALESCE(pairs, ''), ') FROM (',
            line_break, its_text, line_break, ') AS found LIMIT ', most);
    END IF;
END
