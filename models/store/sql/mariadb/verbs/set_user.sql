-- Adds a user or changes one. The right to call Intray at all is given afterwards by let_in, because no function may
-- GRANT.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION set_user(
    the_name EXACT_NAME(255), the_roles EXACT_TEXT, the_queues EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, roles_text EXACT_TEXT;
    DECLARE its_login, unknown EXACT_NAME(255);
    DECLARE place INTEGER DEFAULT 0;
    CALL who_calls('set_user', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    WHILE place < JSON_LENGTH(the_roles) DO
        SET unknown = JSON_VALUE(the_roles, CONCAT('$[', place, ']'));
        IF unknown NOT IN ('clerk', 'supervisor', 'administrator', 'importer', 'worker', 'auditor') THEN
            RETURN JSON_OBJECT('refused', 'no_such_role', 'role', unknown);
        END IF;
        SET roles_text = CONCAT_WS(',', roles_text, unknown COLLATE EXACT_TEXT), place = place + 1;
    END WHILE;
    SET unknown = NULL;
    SELECT wanted.name INTO unknown
    FROM JSON_TABLE(the_queues, '$[*]' COLUMNS (
        name EXACT_NAME(255) PATH '$')) AS wanted
    LEFT JOIN queue_all AS q ON q.name = wanted.name
    WHERE q.id IS NULL LIMIT 1;
    IF unknown IS NOT NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_queue', 'queue', unknown);
    END IF;
    SELECT u.login INTO its_login FROM user_all AS u WHERE u.name = the_name FOR UPDATE;
    SET its_login = COALESCE(its_login, the_name);
    IF NOT has_login(its_login)
       OR EXISTS (SELECT 1 FROM user_all AS u WHERE u.login = its_login AND u.name <> the_name) THEN
        RETURN JSON_OBJECT('refused', 'no_such_login', 'user', its_login);
    END IF;
    IF NOT FIND_IN_SET('administrator', COALESCE(roles_text, '')) AND is_last_administrator(the_name) THEN
        RETURN JSON_OBJECT('refused', 'last_administrator', 'user', the_name);
    END IF;
    CALL rules_found('user', the_name);
    INSERT INTO user_all (name, login, roles) VALUES (the_name, its_login, COALESCE(roles_text, ''))
    ON DUPLICATE KEY UPDATE roles = VALUES(roles), active = 1, "change" = "change" + 1;
    DELETE FROM membership_all WHERE user = the_name;
    INSERT INTO membership_all (user, queue_id)
    SELECT DISTINCT the_name, q.id
    FROM JSON_TABLE(the_queues, '$[*]' COLUMNS (
        name EXACT_NAME(255) PATH '$')) AS wanted
    JOIN queue_all AS q ON q.name = wanted.name;
    CALL settle_sight(its_login, NULL);
    CALL tell_rules('user', 'changed', the_name, me);
    RETURN '{}';
END
