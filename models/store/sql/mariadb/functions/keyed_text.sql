-- What is compared and kept of a field: its text without white space around it; missing is empty.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION keyed_text(the_record LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, the_path LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin)
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN REGEXP_REPLACE(COALESCE(JSON_VALUE(the_record, the_path), JSON_QUERY(the_record, the_path), ''),
                      '^[[:space:]]+|[[:space:]]+$', '')
