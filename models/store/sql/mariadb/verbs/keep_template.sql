-- name: keep_template
-- Keeps how files of one kind are brought in or written under a name, in place of the template of that kind that had the name.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION keep_template(
    the_name EXACT_NAME(255), the_kind EXACT_WORD(6), the_template EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, known EXACT_TEXT;
    CALL who_calls('keep_template', me, answer);
    IF answer IS NULL THEN
        CALL may_keep_template(me, the_kind, answer);
        IF answer IS NOT NULL THEN
            CALL may_keep_decisions(me, the_name, the_template, answer);
        END IF;
    END IF;
    IF answer IS NOT NULL THEN
        RETURN answer;
    ELSEIF COALESCE(the_name, '') = '' OR COALESCE(the_kind, '') NOT IN ('import', 'export') OR the_template IS NULL THEN
        RETURN '{"refused":"value_odd","what":"name"}';
    ELSEIF CHAR_LENGTH(the_template) > 1048576 THEN
        RETURN '{"refused":"text_too_long","what":"template","most":1048576}';
    END IF;
    SELECT t.kind INTO known FROM file_template_all AS t WHERE t.name = the_name FOR UPDATE;
    IF known <> the_kind THEN
        RETURN JSON_OBJECT('refused', 'other_template', 'name', the_name);
    END IF;
    INSERT INTO file_template_all (name, kind, template, kept_at, kept_by)
    VALUES (the_name, the_kind, the_template, UTC_TIMESTAMP(3), me)
    ON DUPLICATE KEY UPDATE template = VALUES(template), kept_at = VALUES(kept_at), kept_by = VALUES(kept_by);
    RETURN '{}';
END

-- name: may_keep_template
-- How files are written is a supervisor's matter, too.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE may_keep_template(
    IN me EXACT_NAME(255), IN the_kind EXACT_WORD(6), OUT refusal EXACT_TEXT)
READS SQL DATA SQL SECURITY INVOKER
BEGIN
    SELECT IF(FIND_IN_SET('importer', u.roles) OR FIND_IN_SET('administrator', u.roles) OR the_kind <=> 'export', NULL,
              '{"refused":"not_permitted","role":"importer"}')
    INTO refusal FROM user_all AS u WHERE u.name = me;
END

-- name: may_keep_decisions
-- What was decided about values is a supervisor's matter, if the template that has the name differs in nothing else.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE may_keep_decisions(
    IN me EXACT_NAME(255), IN the_name EXACT_NAME(255), IN the_template EXACT_TEXT, INOUT refusal EXACT_TEXT)
READS SQL DATA SQL SECURITY INVOKER
BEGIN
    IF EXISTS (
        SELECT 1 FROM user_all AS u JOIN file_template_all AS t ON t.name = the_name
        WHERE u.name = me AND FIND_IN_SET('supervisor', u.roles)
          AND JSON_COMPACT(JSON_REMOVE(t.template, '$.corrections')) = JSON_COMPACT(JSON_REMOVE(the_template, '$.corrections'))) THEN
        SET refusal = NULL;
    END IF;
END
