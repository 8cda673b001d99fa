-- A record as a list shows it: what is longer than 300 characters ends in an ellipsis.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION brief_record(the_record EXACT_TEXT)
RETURNS EXACT_TEXT
DETERMINISTIC CONTAINS SQL SQL SECURITY DEFINER
RETURN (
    SELECT CONCAT('{', GROUP_CONCAT(CONCAT(
               JSON_QUOTE(field.name), ':',
               IF(CHAR_LENGTH(JSON_UNQUOTE(field.content)) > 300,
                  JSON_QUOTE(CONCAT(LEFT(JSON_UNQUOTE(field.content), 300), '…')), field.content)) SEPARATOR ','), '}')
    FROM (SELECT t.name, JSON_EXTRACT(the_record, CONCAT('$.', JSON_QUOTE(t.name))) AS content
          FROM JSON_TABLE(JSON_KEYS(the_record), '$[*]' COLUMNS (name EXACT_TEXT PATH '$')) AS t) AS field)
