-- What the columns of a criteria query are called, one per line, and as arguments of JSON_OBJECT. The server tells that to
-- whoever prepares the query, and not to a procedure. But of a SELECT that groups by the first n columns it complains of
-- the one behind them, by name. That is asked of an empty temporary table, which is this session's alone: nothing that
-- others see is made or dropped while people work, which a cluster would do on all nodes at once.
CREATE OR REPLACE DEFINER = 'intray_source'@'localhost' PROCEDURE columns_of_source(
    IN the_text EXACT_TEXT, OUT the_columns EXACT_TEXT, OUT pairs EXACT_TEXT, OUT has_key INTEGER, OUT rank EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE front EXACT_TEXT DEFAULT CONCAT('''', DATABASE(), '.shape.');
    DECLARE complaint, one EXACT_TEXT;
    DECLARE places EXACT_TEXT DEFAULT 'NULL';
    DECLARE place INTEGER DEFAULT 1;
    DECLARE EXIT HANDLER FOR SQLEXCEPTION
    BEGIN
        DROP TEMPORARY TABLE IF EXISTS source_shape;
        RESIGNAL;
    END;
    EXECUTE IMMEDIATE CONCAT('CREATE OR REPLACE TEMPORARY TABLE source_shape AS ', the_text, ' LIMIT 0');
    named: LOOP
        SET complaint = NULL;
        BEGIN
            DECLARE CONTINUE HANDLER FOR 1055 GET DIAGNOSTICS CONDITION 1 complaint = MESSAGE_TEXT;
            SET STATEMENT sql_mode = 'ONLY_FULL_GROUP_BY', lc_messages = 'en_US' FOR
            PREPARE source_query FROM CONCAT('SELECT * FROM source_shape AS shape GROUP BY ', places);
        END;
        IF complaint IS NULL THEN
            DEALLOCATE PREPARE source_query;
            LEAVE named;
        END IF;
        SET one = SUBSTR(complaint, CHAR_LENGTH(front) + 1,
                         CHAR_LENGTH(complaint) - CHAR_LENGTH(front) - CHAR_LENGTH(''' isn''t in GROUP BY'));
        SET places = IF(place = 1, '1', CONCAT(places, ',', place)), place = place + 1;
        SET the_columns = CONCAT_WS(CHAR(10), the_columns, one);
        CASE LOWER(one)
            WHEN 'key' THEN SET has_key = 1;
            WHEN 'priority' THEN SET rank = 'CAST(`priority` AS SIGNED)';
            ELSE SET pairs = CONCAT_WS(',', pairs, CONCAT(QUOTE(one), ', `', REPLACE(one, '`', '``'), '`'));
        END CASE;
    END LOOP;
    DROP TEMPORARY TABLE source_shape;
END
