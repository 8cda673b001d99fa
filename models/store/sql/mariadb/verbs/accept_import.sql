-- From here on the import happened, whatever dies. the_told: the file's digest and what was counted.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION accept_import(
    the_import BIGINT, the_told EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    CALL who_calls('accept_import', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    IF NOT COALESCE(JSON_VALID(the_told) AND JSON_TYPE(the_told) = 'OBJECT' AND LENGTH(the_told) <= 10000, 0) THEN
        RETURN '{"refused":"value_odd","what":"told"}';
    END IF;
    SET answer = JSON_OBJECT('refused', 'import_not_staging');
    IF EXISTS (SELECT 1 FROM import_all AS p
               WHERE p.id = the_import AND p.state = 'staging' AND p.user = me FOR UPDATE) THEN
        UPDATE import_all SET state = 'accepted', heard_at = UTC_TIMESTAMP(3), told = the_told WHERE id = the_import;
        SET answer = '{}';
    END IF;
    RETURN answer;
END
