GRANT SELECT, INSERT, UPDATE, DELETE ON adopted_lock_all TO 'intray_owner'@'localhost'
