-- Keeps how files of one kind are brought in under a name, in place of what had that name.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION keep_template(
    the_name EXACT_NAME(255), the_template EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    CALL who_calls('keep_template', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    ELSEIF COALESCE(the_name, '') = '' OR the_template IS NULL THEN
        RETURN '{"refused":"value_odd","what":"name"}';
    ELSEIF CHAR_LENGTH(the_template) > 1048576 THEN
        RETURN '{"refused":"text_too_long","what":"template","most":1048576}';
    END IF;
    INSERT INTO import_template_all (name, template, kept_at, kept_by)
    VALUES (the_name, the_template, UTC_TIMESTAMP(3), me)
    ON DUPLICATE KEY UPDATE template = VALUES(template), kept_at = VALUES(kept_at), kept_by = VALUES(kept_by);
    RETURN '{}';
END
