-- What is compared and kept of a field: its text without white space around it; missing is empty.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION keyed_text(the_record EXACT_TEXT, the_path EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN REGEXP_REPLACE(COALESCE(JSON_VALUE(the_record, the_path), JSON_QUERY(the_record, the_path), ''),
                      '^[[:space:]]+|[[:space:]]+$', '')
