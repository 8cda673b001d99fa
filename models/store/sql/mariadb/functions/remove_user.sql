-- Takes all rights at once; what is held is released when it expires, and the history keeps the name.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION remove_user(the_name VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin)
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE me, its_login VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    DECLARE answer LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
    CALL who_calls('remove_user', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT u.login INTO its_login FROM user_all AS u WHERE u.name = the_name FOR UPDATE;
    IF its_login IS NULL THEN
        RETURN JSON_OBJECT('refused', 'no_such_user', 'user', the_name);
    END IF;
    UPDATE user_all SET active = 0, roles = '', changes = changes + 1 WHERE name = the_name;
    DELETE FROM membership_all WHERE user_name = the_name;
    CALL settle_sight(its_login, NULL);
    RETURN '{}';
END
