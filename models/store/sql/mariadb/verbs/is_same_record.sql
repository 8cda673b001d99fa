-- Whether a record has all fields that are given, and none of those that are given as null: merging them changes
-- nothing then. Merged into an empty object first, so that both texts are written the same way.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION is_same_record(there EXACT_TEXT, given EXACT_TEXT)
RETURNS TINYINT
DETERMINISTIC NO SQL SQL SECURITY INVOKER
BEGIN
    DECLARE plain EXACT_TEXT DEFAULT JSON_MERGE_PATCH('{}', there);
    RETURN BINARY JSON_MERGE_PATCH(plain, given) = BINARY JSON_MERGE_PATCH(plain, '{}');
END
