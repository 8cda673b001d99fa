-- What the owner of functions and views may do: no more than they need. With tables that have a text the build says it.

-- name: user_all
GRANT SELECT, INSERT, UPDATE ON user_all TO 'intray_owner'@'localhost'

-- name: role_all
GRANT SELECT ON role_all TO 'intray_owner'@'localhost'

-- name: sight_all
GRANT SELECT, INSERT, DELETE ON sight_all TO 'intray_owner'@'localhost'

-- name: source_found_all
GRANT SELECT, DELETE ON source_found_all TO 'intray_owner'@'localhost'

-- name: adopted_call_all
GRANT SELECT, INSERT, DELETE ON adopted_call_all TO 'intray_owner'@'localhost'

-- name: open_count_all
GRANT SELECT, INSERT, UPDATE, DELETE ON open_count_all TO 'intray_owner'@'localhost'

-- name: views
-- For the procedures that read. Nobody else may select from a view.
BEGIN NOT ATOMIC
    FOR one IN (SELECT v.table_name AS name FROM information_schema.views AS v
                WHERE v.table_schema = DATABASE() AND v.definer = 'intray_owner@localhost')
    DO
        EXECUTE IMMEDIATE CONCAT(
            'GRANT SELECT ON "', one.name, '" TO ''intray_owner''@''localhost''');
    END FOR;
END

-- name: accounts
-- To tell whether a login exists; no password hashes.
GRANT SELECT (User, Host, is_role) ON mysql.user TO 'intray_owner'@'localhost'

-- name: functions
-- With the option to hand it on: set_rights does.
GRANT EXECUTE ON * TO 'intray_owner'@'localhost' WITH GRANT OPTION
