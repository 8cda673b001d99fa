-- Why what is written beside a record is too much; NULL: it is not. What is searched in is made of the record, and case
-- can make it longer; the key comes on top.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION beside_refused(
    the_search EXACT_TEXT, the_context EXACT_TEXT, largest_record BIGINT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
RETURN CASE
    WHEN LENGTH(the_search) > largest_record * 2 + 4096
    THEN JSON_OBJECT('refused', 'text_too_long', 'what', 'search', 'most', largest_record * 2 + 4096)
    WHEN LENGTH(the_context) > largest_record
    THEN JSON_OBJECT('refused', 'text_too_long', 'what', 'context', 'most', largest_record) END
