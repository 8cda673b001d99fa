-- Nothing left: what was told as left over when nothing was stuck any more.

-- name: no_secret_for_queries
-- Criteria queries run with the rights of this account, so an administrator could read the secret that the names of locks
-- are made with, and the names.
BEGIN NOT ATOMIC
    DECLARE CONTINUE HANDLER FOR 1141, 1147, 1305, 1403 BEGIN END;
    REVOKE SELECT ON setting_all FROM 'intray_source'@'localhost';
    REVOKE EXECUTE ON FUNCTION lock_name FROM 'intray_source'@'localhost';
    REVOKE EXECUTE ON FUNCTION source_lock FROM 'intray_source'@'localhost';
    REVOKE EXECUTE ON FUNCTION line_lock FROM 'intray_source'@'localhost';
END

-- name: another_secret
-- Somebody may have read it; a new one is made when the functions are (secret_of_locks).
DELETE FROM setting_all WHERE name = 'secret_of_locks'
