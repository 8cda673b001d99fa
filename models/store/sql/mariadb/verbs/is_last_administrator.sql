-- Whether nobody else could hand out roles: of those whose login is still there. The others' rows stay locked, so that two
-- cannot take the role from each other at once.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION is_last_administrator(the_name EXACT_NAME(255))
RETURNS TINYINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE is_one, others BIGINT;
    SELECT COALESCE(SUM(u.name = the_name), 0), COALESCE(SUM(u.name <> the_name AND has_login(u.login)), 0)
    INTO is_one, others
    FROM user_all AS u WHERE u.active = 1 AND FIND_IN_SET('administrator', u.roles) FOR UPDATE;
    RETURN is_one > 0 AND others = 0;
END
