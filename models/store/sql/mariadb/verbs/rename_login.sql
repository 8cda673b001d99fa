-- The name goes on with another login: MariaDB's accounts have no lasting id, so after RENAME USER somebody must say so.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION rename_login(
    the_name EXACT_NAME(255), the_login EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me, old_login EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    CALL who_calls('rename_login', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT u.login INTO old_login FROM user_all AS u WHERE u.name = the_name FOR UPDATE;
    IF old_login IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_user', 'user', the_name);
    END IF;
    IF NOT has_login(the_login)
       OR EXISTS (SELECT 1 FROM user_all AS u WHERE u.login = the_login AND u.name <> the_name) THEN
        RETURN JSON_OBJECT('refused', 'no_such_login', 'user', the_login);
    END IF;
    CALL rules_found('user', the_name);
    UPDATE user_all SET login = the_login, "change" = "change" + 1 WHERE name = the_name;
    CALL settle_sight(old_login, NULL);
    CALL settle_sight(the_login, NULL);
    CALL tell_rules('user', 'changed', the_name, me);
    RETURN '{}';
END
