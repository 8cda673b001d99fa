-- The one function that answers a login that is not registered, too.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION who_am_i()
RETURNS LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NOT DETERMINISTIC READS SQL DATA SQL SECURITY DEFINER
BEGIN
    DECLARE me VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;
    DECLARE my_roles, warnings LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
    SELECT u.name, u.roles INTO me, my_roles FROM user_all AS u
    WHERE u.login = SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1) AND u.active = 1;
    SET warnings = CONCAT_WS(',', IF(@@innodb_flush_log_at_trx_commit <> 1, '"fsync_off"', NULL),
                             IF(@@wsrep_on, '"galera"', NULL));
    RETURN CONCAT(
        '{"user":', COALESCE(JSON_QUOTE(me), 'null'), ',"login":', JSON_QUOTE(SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)),
        ',"roles":[', COALESCE(CONCAT('"', REPLACE(NULLIF(my_roles, ''), ',', '","'), '"'), ''),
        '],"database_id":', JSON_QUOTE((SELECT s.value FROM setting_all AS s WHERE s.name = 'database_id')),
        ',"now":"', REPLACE(UTC_TIMESTAMP(3), ' ', 'T'), 'Z","server":', JSON_QUOTE(CONCAT('MariaDB ', @@version)),
        ',"read_only":', IF(@@read_only, 'true', 'false'), ',"warnings":[', warnings, ']}');
END
