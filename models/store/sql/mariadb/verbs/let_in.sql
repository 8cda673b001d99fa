-- Brings the rights on the server in line with who is registered: whoever is may execute the functions and read the
-- views, nobody else. A procedure of its own, called after set_user, rename_login and remove_user, because GRANT commits
-- and so is forbidden in functions. EXECUTE is given for the whole database: routines that are not meant to be called
-- act with their caller's rights, and callers have none on any table.
-- Whoever has just given up the own role may call it for themselves: it follows what stands in the table, for anybody.
-- Every account of the login's name is let in, on whatever host; an account without a name never is, because the
-- server would take whatever name its user types.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE let_in(IN the_name EXACT_NAME(255))
MODIFIES SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE refusal EXACT_TEXT;
    DECLARE its_account, its_view EXACT_TEXT;
    DECLARE is_active, at_end INTEGER DEFAULT 0;
    DECLARE accounts CURSOR FOR
        SELECT CONCAT(QUOTE(a.User), '@', QUOTE(a.Host)), u.active
        FROM user_all AS u JOIN mysql.user AS a ON a.User = u.login AND a.User <> '' AND a.is_role = 'N'
        WHERE u.name = the_name;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    IF NOT EXISTS (SELECT 1 FROM user_all AS u WHERE u.name = the_name AND u.login = SESSION_LOGIN()) THEN
        CALL who_calls('set_user', me, refusal);
        IF refusal IS NOT NULL THEN
            SIGNAL SQLSTATE '42000' SET MESSAGE_TEXT = 'Only an administrator lets users in';
        END IF;
    END IF;
    SET at_end = 0;
    OPEN accounts;
    FETCH accounts INTO its_account, is_active;
    WHILE NOT at_end DO
        CALL set_rights(its_account, is_active);
        SET at_end = 0;
        FETCH accounts INTO its_account, is_active;
    END WHILE;
    CLOSE accounts;
END
