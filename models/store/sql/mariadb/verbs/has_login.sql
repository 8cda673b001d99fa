-- Whether the server has an account of this name, on whatever host; roles are not accounts.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION has_login(the_login EXACT_NAME(255)) RETURNS TINYINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN EXISTS (SELECT 1 FROM mysql.user AS a WHERE a.User = the_login AND a.User <> '' AND a.is_role = 'N')
