-- Reads the rows of a criteria query into source_found_all, with the rights of an account that nobody logs in as and
-- that may read only what an administrator granted to it. ORDER BY in a subquery counts only with LIMIT. The text becomes
-- part of one SELECT, so it cannot write. has_key is NULL when a column "key" is missing; the columns are given as a list.
CREATE OR REPLACE DEFINER = 'intray_source'@'localhost' PROCEDURE found_by_source(
    IN the_queue_id BIGINT, IN the_source EXACT_TEXT, IN most BIGINT UNSIGNED, IN longest BIGINT,
    OUT the_columns EXACT_TEXT, OUT has_key INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE line_break EXACT_TEXT DEFAULT CHAR(10);
    DECLARE its_text, plain_text, pairs, rank EXACT_TEXT;
    DECLARE is_ordered INTEGER DEFAULT 1;
    DO tell_line();
    SET plain_text = CONCAT('SELECT * FROM (', line_break, REGEXP_REPLACE(the_source, '[;[:space:]]+$', ''), line_break);
    SET its_text = CONCAT(plain_text, 'LIMIT 18446744073709551615) AS found');
    SET plain_text = CONCAT(plain_text, ') AS found');
    BEGIN
        DECLARE CONTINUE HANDLER FOR 1064 SET is_ordered = 0;
        PREPARE source_query FROM its_text;
    END;
    IF NOT is_ordered THEN
        SET its_text = plain_text;
        PREPARE source_query FROM its_text;
    END IF;
    DEALLOCATE PREPARE source_query;
    CALL columns_of_source(its_text, the_columns, pairs, has_key, rank);
    DELETE FROM source_found_all WHERE queue_id = the_queue_id;
    IF has_key THEN
        EXECUTE IMMEDIATE CONCAT(
            'SET STATEMENT max_statement_time = ', longest, ' FOR ',
            'INSERT INTO source_found_all (queue_id, "key", priority, record) SELECT ', the_queue_id,
            ', CAST(`key` AS CHAR), ', COALESCE(rank, '0'), ', JSON_OBJECT(', COALESCE(pairs, ''), ') FROM (',
            line_break, its_text, line_break, ') AS found LIMIT ', most);
    END IF;
END
