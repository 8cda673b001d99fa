-- Forgets how files of one kind are brought in.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION drop_template(the_name EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    CALL who_calls('drop_template', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    DELETE FROM import_template_all WHERE name = the_name;
    IF ROW_COUNT() = 0 THEN
        RETURN JSON_OBJECT('refused', 'no_such_template', 'name', COALESCE(the_name, ''));
    END IF;
    RETURN '{}';
END
