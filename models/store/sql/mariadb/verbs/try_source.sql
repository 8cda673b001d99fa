-- Tries a criteria query on a few rows. What the database says to it goes to the client as it is.
CREATE OR REPLACE DEFINER = 'intray_source'@'localhost' PROCEDURE try_source(
    IN the_source EXACT_TEXT, IN most BIGINT, OUT answer EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY DEFINER
trying: BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE its_columns, its_first EXACT_TEXT;
    DECLARE has_key INTEGER;
    CALL who_calls('try_source', me, answer);
    IF answer IS NOT NULL THEN
        LEAVE trying;
    END IF;
    CALL found_by_source(-CONNECTION_ID(), the_source, most, 10, its_columns, has_key);
    SET its_columns = CONCAT('[', REPLACE(JSON_QUOTE(its_columns), '\\n', '","'), ']');
    IF has_key IS NULL THEN
        SET answer = CONCAT('{"without_key":true,"columns":', its_columns, '}');
        LEAVE trying;
    END IF;
    -- The keys that the queue would give out first, in that order; see keep_found.
    SET STATEMENT group_concat_max_len = 1073741824 FOR
    SELECT GROUP_CONCAT(JSON_QUOTE(early."key") ORDER BY early."rank", early.place SEPARATOR ',') INTO its_first
    FROM (SELECT f."key", -COALESCE(f.priority, 0) AS "rank", f.place FROM source_found_all AS f
          WHERE f.queue_id = -CONNECTION_ID()
            AND f.place = (SELECT MIN(e.place) FROM source_found_all AS e
                           WHERE e.queue_id = f.queue_id AND e."key" = f."key")
          ORDER BY "rank", f.place LIMIT 10) AS early;
    SELECT CONCAT('{"rows":', COUNT(*), ',"keys":', COUNT(DISTINCT f."key"), ',"nulls":',
                  COUNT(CASE WHEN COALESCE(f."key", '') NOT REGEXP '[^[:space:]]' THEN 1 END), ',"columns":',
                  its_columns, ',"first":[', COALESCE(its_first, ''), ']}')
    INTO answer
    FROM source_found_all AS f WHERE f.queue_id = -CONNECTION_ID();
    DELETE FROM source_found_all WHERE queue_id = -CONNECTION_ID();
END
