-- What searching looks into, as Intray's programs write it: key and values, one per line.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION search_text(
    the_key EXACT_TEXT, the_record EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN LOWER(CONCAT_WS(CHAR(10), the_key, (
    SELECT GROUP_CONCAT(one.value SEPARATOR '\n')
    FROM JSON_TABLE(the_record, '$.*' COLUMNS (value LONGTEXT PATH '$')) AS one)))
