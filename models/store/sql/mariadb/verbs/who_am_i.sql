-- The one function that answers a login that is not registered, too.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION who_am_i()
RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE my_roles, warnings EXACT_TEXT;
    SELECT u.name, u.roles INTO me, my_roles FROM user_all AS u
    WHERE u.login = SESSION_LOGIN() AND u.active = 1;
    SET warnings = CONCAT_WS(',', IF(@@innodb_flush_log_at_trx_commit <> 1, '"fsync_off"', NULL),
                             IF(@@wsrep_on, '"galera"', NULL));
    RETURN CONCAT(
        '{"user":', COALESCE(JSON_QUOTE(me), 'null'), ',"login":', JSON_QUOTE(SESSION_LOGIN()),
        ',"roles":[', COALESCE(CONCAT('"', REPLACE(NULLIF(my_roles, ''), ',', '","'), '"'), ''),
        '],"database_id":', JSON_QUOTE((SELECT s.value FROM setting_all AS s WHERE s.name = 'database_id')),
        ',"now":"', REPLACE(UTC_TIMESTAMP(3), ' ', 'T'), 'Z","server":', JSON_QUOTE(CONCAT('MariaDB ', @@version)),
        ',"read_only":', IF(@@read_only, 'true', 'false'), ',"warnings":[', warnings, ']}');
END
