-- Within a transaction at SERIALIZABLE whatever is read stays locked, as long as the session likes. So only those who
-- answer for all items read within a transaction: an audit does.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE may_read()
READS SQL DATA SQL SECURITY INVOKER
BEGIN
    IF (@@in_transaction OR NOT @@autocommit)
       AND (@@tx_isolation = 'SERIALIZABLE' OR NOT EXISTS (SELECT 1 FROM user_all AS u
                       WHERE u.login = SESSION_LOGIN() AND u.active = 1
                         AND (FIND_IN_SET('auditor', u.roles) OR FIND_IN_SET('supervisor', u.roles)
                              OR FIND_IN_SET('administrator', u.roles)))) THEN
        SIGNAL SQLSTATE '42000' SET MESSAGE_TEXT = 'Intray is read outside transactions only';
    END IF;
END
