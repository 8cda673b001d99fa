-- Takes all rights at once; what is held is released when it expires, and the history keeps the name.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION remove_user(the_name EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me, its_login EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    CALL who_calls('remove_user', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT u.login INTO its_login FROM user_all AS u WHERE u.name = the_name FOR UPDATE;
    IF its_login IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_user', 'user', the_name);
    END IF;
    IF is_last_administrator(the_name) THEN
        RETURN JSON_OBJECT('refused', 'last_administrator', 'user', the_name);
    END IF;
    CALL rules_found('user', the_name);
    UPDATE user_all SET active = 0, roles = '', "change" = "change" + 1 WHERE name = the_name;
    DELETE FROM membership_all WHERE user = the_name;
    CALL settle_sight(its_login, NULL);
    CALL tell_rules('user', 'removed', the_name, me);
    RETURN '{}';
END
