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
