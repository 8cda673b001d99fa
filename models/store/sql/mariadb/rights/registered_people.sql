-- name: what_they_see
-- What logins see may follow new rules after an upgrade.
CALL settle_sight(NULL, NULL)

-- name: what_they_may_read
-- Whoever is registered may read what an upgrade has added.
BEGIN NOT ATOMIC
    FOR one IN (
        SELECT CONCAT(QUOTE(a.User), '@', QUOTE(a.Host)) AS account
        FROM user_all AS u JOIN mysql.user AS a ON a.User = u.login AND a.User <> '' AND a.is_role = 'N'
        WHERE u.active = 1)
    DO
        CALL set_rights(one.account, 1);
    END FOR;
END

-- name: what_they_may_no_longer_read
-- Version 1 let them select from the views. Each is asked for, because only a superuser may look up who was granted what.
BEGIN NOT ATOMIC
    DECLARE CONTINUE HANDLER FOR 1141, 1147 BEGIN END;
    FOR one IN (
        SELECT CONCAT(QUOTE(a.User), '@', QUOTE(a.Host)) AS account, v.table_name AS view_name
        FROM user_all AS u
        JOIN mysql.user AS a ON a.User = u.login AND a.User <> '' AND a.is_role = 'N'
        JOIN information_schema.views AS v
            ON v.table_schema = DATABASE() AND v.definer = 'intray_owner@localhost')
    DO
        EXECUTE IMMEDIATE CONCAT('REVOKE SELECT ON "', one.view_name, '" FROM ', one.account);
    END FOR;
END
