-- Forgets how files of one kind are brought in or written.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION drop_template(the_name EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, known EXACT_TEXT;
    CALL who_calls('drop_template', me, answer);
    IF answer IS NULL THEN
        SELECT t.kind INTO known FROM file_template_all AS t WHERE t.name = the_name FOR UPDATE;
        CALL may_keep_template(me, COALESCE(known, 'export'), answer);
    END IF;
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    DELETE FROM file_template_all WHERE name = the_name;
    IF ROW_COUNT() = 0 THEN
        RETURN JSON_OBJECT('refused', 'no_such_template', 'name', COALESCE(the_name, ''));
    END IF;
    RETURN '{}';
END
