GRANT SELECT, INSERT, DELETE ON membership_all TO 'intray_owner'@'localhost'
