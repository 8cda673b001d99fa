-- What searching looks into, as Intray's programs write it: key and values, one per line.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION search_text(
    the_key EXACT_TEXT, the_record EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE its_values EXACT_TEXT;
    SET STATEMENT group_concat_max_len = 1073741824 FOR
    SELECT GROUP_CONCAT(one.value SEPARATOR '\n') INTO its_values
    FROM JSON_TABLE(the_record, '$.*' COLUMNS (value LONGTEXT PATH '$')) AS one;
    RETURN LOWER(CONCAT_WS(CHAR(10), the_key, its_values));
END
